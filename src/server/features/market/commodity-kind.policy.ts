import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'

/** A commodity's name for addresses: letters and digits of "Bengal Gram(Gram)(Whole)" as `bengal-gram-gram-whole`. */
export const commodityId = (commodity: string) =>
  commodity
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Whether the commodity has the price lists' name for a kind, from the start of a word on. */
function hasName(commodity: string, name: string): boolean {
  const at = commodity.indexOf(name)
  return at === 0 || (at > 0 && !/[a-z]/.test(commodity.charAt(at - 1)))
}

/** The picture of the kind that a commodity is, by the longest of its names: mustard oil is not mustard. */
export function commodityImage(commodity: string): string | null {
  const searched = commodity.toLowerCase()
  const named = goodsKinds('crop').flatMap(({ image, mandi }) =>
    mandi.filter((name) => hasName(searched, name)).map((name) => ({ name, image })),
  )
  const [best] = named.sort(
    (a, b) => b.name.length - a.name.length || Number(b.image !== null) - Number(a.image !== null),
  )
  return best?.image ?? null
}
