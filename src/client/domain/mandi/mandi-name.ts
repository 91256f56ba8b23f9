import type { Translate } from '#client/platform/i18n/translation.ts'
import { commodityNames, varietyNames } from './mandi-names.constants.ts'

const known = new Set<string>([...commodityNames, ...varietyNames])

/** A commodity's or variety's name: translated if it is known, else unchanged. */
const translatedName = (t: Translate, name: string) => (known.has(name) ? t(name) : name)

/** A crop without its variety: 'Bengal Gram (Gram) (Whole)', where lists have no spaces. */
export const commodityName = (t: Translate, name: string): string =>
  translatedName(t, name).replace(/\s*\(/g, ' (')

/**
 * A crop and its variety in the chosen language.
 * @param name as the server joins them: 'Wheat (Dara)', or the commodity alone.
 */
export function mandiName(t: Translate, name: string): string {
  if (known.has(name)) return t(name)
  const split = name.endsWith(')') ? name.lastIndexOf(' (') : -1
  if (split < 0) return name
  const variety = name.slice(split + 2, -1)
  return `${translatedName(t, name.slice(0, split))} (${translatedName(t, variety)})`
}
