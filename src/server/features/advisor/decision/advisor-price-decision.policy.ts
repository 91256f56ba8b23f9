import { foldWords } from '#server/platform/text/name-index.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  asksPriceOfEquipment,
  asksPriceOfSeed,
  asksRateOfSubstance,
} from '../understanding/intents/advisor-goods-price.policy.ts'
import { placeOfPriceQuestion } from '../understanding/intents/advisor-places.policy.ts'
import { tradedProduce } from '../understanding/intents/advisor-traded-produce.policy.ts'
import { askFor, refuse } from './outcome/advisor-candidate.ts'
import { aspectChoices, cropChoices } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { namedGuides } from './page-names/advisor-guides.policy.ts'

/** Decides a question for a price that names no crop; null where a guide or something else may answer it. */
function decideWithoutCrop(knowledge: AdvisorKnowledge, question: Question): CropAnswer | null {
  const { ambiguousCrops, message, tokens, substances, substanceText } = question
  const { unknownWords, placeWords } = question
  if (namedGuides(knowledge, question).some(({ isOwn }) => isOwn)) return null
  if (ambiguousCrops.length > 0)
    return askFor('crop', { choices: cropChoices(message, ambiguousCrops) })
  // Mandis report no prices of fertilisers and pesticides.
  if (substances.length > 0) return refuse('unknown', substanceText)
  return unknownWords.length > 0 && placeWords.length === 0
    ? refuse('unknown', unknownWords.join(' '))
    : {
        ...askFor('crop', { choices: cropChoices(message, []) }),
        isSure: tokens.length === 1,
      }
}

/**
 * Decides a question for a price; `undefined` where the prices of its crops are looked up, null where it asks for no price of a
 * crop, and a page may answer it.
 */
export function decidePrice(
  knowledge: AdvisorKnowledge,
  question: Question,
): CropAnswer | null | undefined {
  const [crop] = question.crops
  const produce = tradedProduce(question)
  if (produce !== null) {
    const place = placeOfPriceQuestion(question)
      .split(' ')
      .filter((word) => !foldWords(word).some((each) => produce.words.includes(each)))
      .join(' ')
    return {
      kind: 'look-up',
      intents: ['price'],
      crops: [produce.id],
      place,
      isSure: true,
      isFinal: true,
    }
  }
  if (crop === undefined) return decideWithoutCrop(knowledge, question)
  const rated = asksRateOfSubstance(question)
  if (rated === 'amount') return null
  const isOfOther = rated === 'price' || asksPriceOfSeed(question) || asksPriceOfEquipment(question)
  if (!isOfOther) return undefined
  const choices = aspectChoices(knowledge, crop, question.aspects)
  return { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices, isSure: true }
}
