import type { Language } from '#shared/kit/language.constants.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import { isRefusedForDanger } from '../danger/advisor-danger-answer.policy.ts'
import { namesFumigant } from '../danger/advisor-pesticide-warning.policy.ts'
import { readSafetyQuestion } from '../danger/advisor-safety-question.policy.ts'
import { cropName } from '../decision/outcome/advisor-choices.policy.ts'
import type { Decision } from '../decision/outcome/advisor-decision.ts'
import { asksAboutPoisonousFodder } from '../decision/page-names/advisor-animal-questions.policy.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { mixesManyProducts } from '../understanding/advisor-many-products.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { plantKinds } from '../understanding/advisor-question-subjects.policy.ts'
import { namesWildAnimal } from '../understanding/advisor-wild-animals.policy.ts'
import { fodderLine, killingHerbicideLine, mixingLine } from './advisor-caution-lines.policy.ts'
import { landUnitLine } from './advisor-land-units.policy.ts'
import { schemeLine } from './advisor-scheme-lines.policy.ts'
import { scopeLines } from './advisor-scope-lines.policy.ts'
import { advisorSentences } from './advisor-sentences.policy.ts'
import { unnamedSubstancesLine } from './advisor-unnamed-substances.policy.ts'
import { failedSubstancesLine } from './advisor-used-substances.policy.ts'
import { pageLines } from './page-lines/advisor-page-lines.policy.ts'

/** What was understood where the question did not say it plainly, in words of the reply's language. */
export const understoodText = ({ decision }: DecidedQuestion, { language }: ChatQuery) =>
  decision.understoodCrop && cropName(decision.understoodCrop, language)

/** The sentence that begins an answer about a crop that was guessed; '' for none. */
function understoodLine(decided: DecidedQuestion, query: ChatQuery): string {
  const crop = understoodText(decided, query)
  if (!crop) return ''
  return query.language === 'hi' ? `मैंने समझा: ${crop}।\n\n` : `I understood: ${crop}.\n\n`
}

const poisonousFodderPage = 'guide/prussic-acid'

/** Paraquat kills whoever swallows a sip of it, whatever is asked of it. */
const isParaquatNamed = ({ substances }: Question, decision: Decision) =>
  substances.includes('paraquat') &&
  (decision.kind === 'passages' ||
    decision.kind === 'ask' ||
    (decision.kind === 'refuse' && !isRefusedForDanger(decision)))

/** The guide to mixing says it itself. */
const asksLeaveToMix = (question: Question, decision: Decision) =>
  decision.kind !== 'emergency' &&
  !isRefusedForDanger(decision) &&
  !(decision.kind === 'passages' && decision.passages.some(({ id }) => id === 'guide/tank-mix')) &&
  mixesManyProducts(question)

/** What must be said first about dangers around a pesticide, and about wild animals, before the page that answers. */
function warnings({ question, decision }: DecidedQuestion): readonly Record<Language, string>[] {
  if (asksLeaveToMix(question, decision)) return [advisorSentences.manyProducts]
  if (decision.kind !== 'passages')
    return isParaquatNamed(question, decision) ? [advisorSentences.noAntidote] : []
  if (namesFumigant(question)) return [advisorSentences.fumigantHelp]
  if (decision.passages[0]?.id === 'guide/crop-insurance' && namesWildAnimal(question))
    return [advisorSentences.wildAnimals]
  if (
    decision.passages.some(({ id }) => id === poisonousFodderPage) &&
    asksAboutPoisonousFodder(question)
  )
    return [advisorSentences.poisonousFodder]
  const safety = readSafetyQuestion(question)
  return [
    ...(safety === null ? [] : [advisorSentences[safety]]),
    ...(isParaquatNamed(question, decision) ? [advisorSentences.noAntidote] : []),
  ]
}

const warningLines = (decided: DecidedQuestion, language: Language) =>
  warnings(decided)
    .map((sentence) => `${sentence[language]}\n\n`)
    .join('')

/** Guides to causes that crops have in common, and what a page of a crop says that tells of the same. */
const generalCauses: Readonly<Record<string, RegExp>> = {
  'guide/fruit-set': /\bdrops?\b|\bshed\b|male flowers|fruit sets?\b|no fruit/i,
  'guide/fruit-cracking': /\bcrack|\bsplit/i,
}

const isOnPageOf = (crop: string, causes: RegExp) =>
  advisorKnowledge().passages.some((each) => each.crop === crop && causes.test(each.text.en))

/** Says that a guide tells what holds for most crops, and no page of the crop of the question; '' elsewhere. */
function generalCausesLine({ question, decision }: DecidedQuestion, language: Language): string {
  const [crop, second] = question.crops
  if (decision.kind !== 'passages' || crop === undefined || second !== undefined) return ''
  const [passage, other] = decision.passages
  const causes = passage && generalCauses[passage.id]
  if (!causes || other || isOnPageOf(crop, causes)) return ''
  const name = cropName(crop, language)
  return language === 'hi'
    ? `${name} के मेरे पन्ने में इसके बारे में अलग से कुछ नहीं लिखा है। ज़्यादातर फ़सलों के लिए यह सही है:\n\n`
    : `My page on ${name} says nothing of its own about this. What holds for most crops:\n\n`
}

/** Says that no page is about the plant of a question, where the guide to a missing nutrient answers it; '' elsewhere. */
function uncoveredPlantLine({ question, decision }: DecidedQuestion, language: Language): string {
  const plant = question.things.find(({ kind, isExact }) => isExact && plantKinds.has(kind))
  if (!plant || question.crops.length > 0 || decision.kind !== 'passages') return ''
  if (!decision.passages.every(({ id }) => id.endsWith('-deficiency'))) return ''
  return language === 'hi'
    ? `"${plant.text}" के बारे में मेरे पास कोई पन्ना नहीं है। कमी के बारे में जो आम तौर पर सही है, वह यह है; मात्रा सिर्फ़ उसी फ़सल की मानें जिसका नाम लिखा है:\n\n`
    : `I have no page on "${plant.text}". This is what holds for the deficiency in general; amounts are only for the crops that it names:\n\n`
}

/**
 * The sentences before an answer, also before a model's: the crop that was guessed, a warning, a herbicide that kills the crop, a use and a product of which the
 * page does not tell, for what it holds, and the size of a measure of land; '' for none.
 */
export const openingLines = (decided: DecidedQuestion, query: ChatQuery) =>
  understoodLine(decided, query) +
  warningLines(decided, query.language) +
  killingHerbicideLine(decided, query.language) +
  fodderLine(decided, query.language) +
  schemeLine(decided, query.language) +
  failedSubstancesLine(decided, query.language) +
  unnamedSubstancesLine(decided, query.language) +
  generalCausesLine(decided, query.language) +
  uncoveredPlantLine(decided, query.language) +
  mixingLine(decided, query.language) +
  scopeLines(decided, query) +
  pageLines(decided, query.language) +
  landUnitLine(decided, query)
