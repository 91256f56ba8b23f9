import type { Question } from './advisor-question.ts'
import { isColourWord, isPlantPart } from './aspects/advisor-aspect-words.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'
import { createWordSet } from './words/advisor-word-set.policy.ts'

const label = '(?:labels?|lebal|lebel|लेबल)'
const labelOrName = '(?:labels?|lebal|lebel|naam|name|लेबल|नाम)'
const packs =
  '(?:packets?|pouch(?:es)?|sachets?|bottles?|botal|bottal|boxe?s?|tins?|cans?|dibb[aeo]|dibbe|pudiya|thaili|shishi|powders?|medicines?|dawa|dawai|dava|davai|pesticides?|chemicals?|पैकेट|बोतल|डिब्बा|डिब्बे|पुड़िया|पुडिया|थैली|शीशी|पाउडर|दवा|दवाई)'
const unlabelled = [
  `(?:^| )${packs} (?:\\S+ ){0,4}(?:without|with no|has no|no|bina|bagair|bagar|बिना|बगैर) (?:any |a |the )?${label} `,
  `(?:^| )(?:bina|bagair|without|बिना|बगैर) ${labelOrName} (?:\\S+ ){0,3}${packs} `,
  `(?:^| )(?:unlabell?ed|labelless) (?:\\S+ ){0,2}${packs} `,
  `(?:^| )${packs} (?:\\S+ ){0,3}(?:par|pe|pr|ka|पर|का) (?:koi |कोई )?${label} (?:nahi|nahin|nhi|phat|fat|mit|नही|फट|मिट)`,
].map((pattern) => new RegExp(pattern))

/** "Two packets without a label": nobody knows what is in them. */
export function tellsOfUnlabelled({ tokens }: Question): boolean {
  const text = `${tokens.map(({ folded }) => folded).join(' ')} `
  return unlabelled.some((pattern) => pattern.test(text))
}

const packWords = createWordSet(
  'packet packets pouch pouches sachet sachets bottle bottles botal dibba dibbe dabba pudiya thaili shishi पैकेट बोतल डिब्बा डिब्बे पुड़िया थैली शीशी',
  false,
)
const wordsBetween = createWordSet(
  'wala wali wale colour color rang ka ki ke वाला वाली वाले रंग का की के',
  false,
)

/** "Lal packet", "one red, one white" of packets: the colours are theirs, and not a plant's or an insect's. */
export function tellsColourOfPack({ tokens, problems }: Question): boolean {
  if (problems.length > 0 || tokens.some(isPlantPart) || !tokens.some(isColourWord)) return false
  const isPack = (token: Token | undefined) => token !== undefined && packWords.has(token)
  const isAfterColour = (position: number): boolean => {
    const before = tokens[position - 1]
    return (
      before !== undefined &&
      (isColourWord(before) || (wordsBetween.has(before) && isAfterColour(position - 1)))
    )
  }
  return tokens.some((token, position) => isPack(token) && isAfterColour(position))
}
