import type { GoodsKindView } from '#shared/vocabulary/vocabulary.schema.ts'

/** The fields of a listing's form that a kind fills. */
export const filledFields = ['category', 'unit', 'tags'] as const

export type FilledValues = Partial<Record<(typeof filledFields)[number], unknown>>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

/**
 * What a chosen kind fills in: never a field that somebody has typed.
 * @param values the form's values; fields that the form does not have are left out.
 * @param presetValues the values that the form started with or an earlier kind filled in.
 */
export function valuesFromKind(
  kind: Pick<GoodsKindView, 'category' | 'unit' | 'tags'>,
  values: FilledValues,
  presetValues: FilledValues,
): FilledValues {
  const fills: FilledValues = {}
  for (const name of filledFields) {
    const value = values[name]
    const isTyped = !isEmpty(value) && !isSame(value, presetValues[name])
    if (value === undefined || isTyped || kind[name] === null) continue
    fills[name] = kind[name]
  }
  return fills
}

/** Folds text for comparison: lower case, without accents and without the nukta of Hindi. */
export const foldForSearch = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .toLowerCase()
    .trim()

/** Kinds with a name that begins with the text, then those with a word that does. */
export function kindsWithName(
  kinds: readonly GoodsKindView[],
  text: string,
): readonly GoodsKindView[] {
  const wanted = foldForSearch(text)
  if (wanted === '') return kinds
  const rankOf = ({ name, alsoCalled }: GoodsKindView) => {
    const names = [name, ...alsoCalled].map(foldForSearch)
    if (names.includes(wanted)) return 0
    if (names.some((each) => each.startsWith(wanted))) return 1
    return names.some((each) => each.split(/[\s(]+/).some((word) => word.startsWith(wanted)))
      ? 2
      : 3
  }
  return kinds
    .map((kind) => ({ kind, rank: rankOf(kind) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ kind }) => kind)
}
