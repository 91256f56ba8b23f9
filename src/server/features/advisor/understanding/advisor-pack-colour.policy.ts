import type { Question } from './advisor-question.ts'
import { isColourWord, isPlantPart } from './aspects/advisor-aspect-words.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'
import { createWordSet } from './words/advisor-word-set.policy.ts'

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
