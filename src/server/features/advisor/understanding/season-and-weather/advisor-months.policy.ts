import type { Question } from '../advisor-question.ts'
import { hasWord } from '../intents/advisor-intent-words.policy.ts'
import type { Token } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'

/** The names of the months, from January on. In Hindi "mar" means to die and "mai" means I, so neither counts. */
const months = [
  'january jan janvari janwari janavari जनवरी',
  'february feb farvari farwari fervari फरवरी',
  'march मार्च',
  'april aprail aprel अप्रैल',
  'मई',
  'june jun joon जून',
  'july jul julai जुलाई',
  'august aug agast अगस्त',
  'september sept sep sitambar sitamber सितंबर सितम्बर',
  'october oct oktober aktubar aktoobar अक्टूबर अक्तूबर',
  'november nov navambar navamber नवंबर नवम्बर',
  'december dec disambar disamber दिसंबर दिसम्बर',
].map((names) => createWordSet(names, false))

const may = 4
const wordsBeforeMay = createWordSet('in for of during early late mid by', false)
const wordsAfterMay = createWordSet('me mein mahine month के ke june', false)

/** In English "may" is a month only beside words such as these. */
const isMay = (tokens: readonly Token[], position: number) => {
  const [before, after] = [tokens[position - 1], tokens[position + 1]]
  return (
    tokens[position]?.folded === 'may' &&
    ((before !== undefined && wordsBeforeMay.has(before)) ||
      (after !== undefined && wordsAfterMay.has(after)))
  )
}

/** The months that a text names, 1 to 12, in its order. */
const namedMonths = (tokens: readonly Token[]): number[] => [
  ...new Set(
    tokens.flatMap((token, position) => {
      const index = isMay(tokens, position) ? may : months.findIndex((names) => names.has(token))
      return index < 0 ? [] : [index + 1]
    }),
  ),
]

const goods = createWordSet(
  'crop crops fasal fasle fasalein vegetable vegetables sabji sabzi sabjiyan sabziyan kheti फसल फसलें सब्जी सब्जियां खेती',
  false,
)
/** "Something to sow in February" asks which. */
const anyGoods = createWordSet('something anything kuch कुछ', false)
/** So short a question asks which crops, without a word that says so: "crops for June", "June sowing". */
const maxShortWords = 4

/** The months for which a question that names no crop asks what to sow; empty when it asks for something else. */
export function monthsToSowIn(question: Question): number[] {
  const { tokens, crops, problems, substances, strongAspects, aspects, hasSigns } = question
  const isOther =
    crops.length > 0 ||
    problems.length > 0 ||
    substances.length > 0 ||
    hasSigns ||
    strongAspects.some((aspect) => aspect !== 'sowing' && aspect !== 'general')
  if (isOther) return []
  const isShort = tokens.length <= maxShortWords
  const namesGoods = tokens.some((token) => goods.has(token))
  const asksWhich = hasWord(question, 'whichCrop') || tokens.some((token) => anyGoods.has(token))
  const isAboutSowing =
    (asksWhich || isShort) &&
    (namesGoods || (asksWhich ? aspects : strongAspects).includes('sowing'))
  return isAboutSowing ? namedMonths(tokens) : []
}
