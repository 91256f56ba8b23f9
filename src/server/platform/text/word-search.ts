/**
 * Folds text for comparison: lower case, without accents, and without the nukta and chandrabindu that
 * Hindi is written with or without (गेहूँ, गेहूं; सब्ज़ी, सब्जी).
 */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .trim()

/** @returns a function that tells whether a folded text contains every word of the search. */
export function searchTest(q: string): (folded: string) => boolean {
  const words = foldText(q).split(/\s+/).filter(Boolean)
  return (folded) => words.every((word) => folded.includes(word))
}
