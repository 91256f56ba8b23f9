/**
 * Text as it is compared: small letters, without the dots and moons that Hindi is typed with or
 * without (गेहूँ, गेहूं; सब्ज़ी, सब्जी), and without accents.
 */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase()
    .trim()

/** Makes the test of a folded text for a search: each of its words is somewhere in it. */
export function searchTest(q: string): (folded: string) => boolean {
  const words = foldText(q).split(/\s+/).filter(Boolean)
  return (folded) => words.every((word) => folded.includes(word))
}
