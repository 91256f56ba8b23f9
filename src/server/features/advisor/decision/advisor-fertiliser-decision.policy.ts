import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { findAllPhrases } from '../understanding/words/advisor-phrases.policy.ts'
import { tokenize } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { tellsNothingElse } from './outcome/advisor-aspect-choice.policy.ts'
import { answerFrom } from './outcome/advisor-candidate.ts'
import { aspectChoices } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'

const confirmed = (passage: Passage): CropAnswer => answerFrom([passage])

/** "Potash in banana" asks for the crop's fertiliser, unless it asks for something more particular. */
const namesFertiliser = ({ substances, pesticideIds, aspects, problems }: Question) =>
  problems.length === 0 &&
  substances.some((id) => !pesticideIds.has(id)) &&
  aspects.every((aspect) => aspectsOfFertiliser.has(aspect))
const aspectsOfFertiliser: ReadonlySet<string> = new Set([
  'fertiliser',
  'general',
  'sowing',
  'soil',
])

/** A longer question tells more than a dose. */
const maxWordsOfDose = 6

/** What plants need little of, which the amounts of urea and potash on a crop's page do not answer. */
const isMicronutrient = (id: string) => /^(?:zinc|boron|iron|magnesium|calcium)/.test(id)

/** Zinc is also what a sick plant may lack. */
const deficiencyGuide = ({ passageById }: AdvisorKnowledge, { substances }: Question) =>
  substances
    .map((id) => passageById(`guide/${id.split('-')[0]}-deficiency`))
    .find((guide) => guide !== undefined)

/**
 * What is decided about a fertiliser that most pages of crops do not tell of, or a substance that rules growth: an oil cake, nano
 * urea, ethephon. Doses of urea do not answer it.
 */
function decideFertiliserWithOwnText(
  knowledge: AdvisorKnowledge,
  { substances, substanceText: name, aspects, tokens }: Question,
  crop: string,
): CropAnswer | null {
  const nano = knowledge.passageById('guide/balanced-fertiliser')
  if (substances.includes('nano-urea') && nano) return { ...confirmed(nano), isSure: true }
  const { lexicon, passages } = knowledge
  const regulators = substances.filter((id) => lexicon.growthRegulatorIds.has(id))
  if (regulators.length > 0) {
    const telling = passages.find((passage) => {
      if (passage.crop !== crop) return false
      const named = findAllPhrases(lexicon.substances, tokenize(passage.text.en))
      return regulators.every((id) => named.has(id))
    })
    if (telling)
      return {
        kind: 'passages',
        passages: [telling],
        showsDoses: telling.problem === undefined,
        isSure: aspects.includes('fertiliser'),
      }
    const choices = aspectChoices(knowledge, crop, aspects)
    return { kind: 'refuse', reason: 'not-on-page', name, crop, choices, isSure: true }
  }
  if (!substances.includes('oil-cake')) return null
  const isNeem = tokens.some((token) => neemWords.has(token))
  const cake = isNeem ? /neem cake/i : /(?:oil|mustard|castor|groundnut) ?cake/i
  const onPage = (['fertiliser', 'seed'] as const)
    .map((aspect) => aspectPassage(knowledge, crop, aspect))
    .find((passage) => passage && cake.test(passage.text.en))
  const isVegetable = calendarCrops().some(({ id, group }) => id === crop && group === 'Vegetables')
  const neem = isVegetable && isNeem ? knowledge.passageById('guide/neem-extract') : undefined
  const passage = onPage ?? neem
  if (passage) return { ...confirmed(passage), isSure: true }
  const choices = aspectChoices(knowledge, crop, aspects)
  return { kind: 'refuse', reason: 'not-on-page', name, crop, choices, isSure: true }
}
const neemWords = createWordSet('neem nim नीम', false)

/**
 * What is decided about a fertiliser for a crop: its own text where one names it, the guide to what the plants lack where the question
 * is no more than a dose of that, else the crop's page. Null where no fertiliser is named, or none that a page tells of.
 */
export function decideFertiliser(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
): CropAnswer | null {
  if (!namesFertiliser(question)) return null
  const ofSubstance = decideFertiliserWithOwnText(knowledge, question, crop)
  if (ofSubstance) return ofSubstance
  const passage = aspectPassage(knowledge, crop, 'fertiliser')
  if (!passage) return null
  const deficiency = deficiencyGuide(knowledge, question)
  const isPlain = tellsNothingElse(question)
  const isDose =
    question.tokens.length <= maxWordsOfDose &&
    question.substances.every(isMicronutrient) &&
    !question.asksWhen
  if (deficiency && isPlain && isDose) return { ...confirmed(deficiency), isSure: true }
  return { ...confirmed(passage), isSure: isPlain && !deficiency }
}
