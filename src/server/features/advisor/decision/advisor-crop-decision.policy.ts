import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { CropAspect } from '../understanding/advisor-aspects.data.ts'
import { readAspects } from '../understanding/advisor-aspects.policy.ts'
import { asksWhere } from '../understanding/advisor-intents.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { Token } from '../understanding/advisor-token.policy.ts'
import { createWordSet } from '../understanding/advisor-word-set.policy.ts'
import { chooseAspect, describesDamage } from './advisor-aspect-choice.policy.ts'
import { aspectPassage } from './advisor-aspect-passages.policy.ts'
import { aspectChoices } from './advisor-choices.policy.ts'
import { namesVariety, problemCalledAsOnPage } from './advisor-crop-page-names.policy.ts'
import type { Choice, DecidedAct } from './advisor-decision.ts'
import { guideFamilies, guideForCrop, namedGuides } from './advisor-guides.policy.ts'
import {
  decideDescribedProblem,
  decideNamedProblem,
  isAboutCropProblem,
  likelyProblem,
} from './advisor-problem-decision.policy.ts'

/** What is bought: where, no page of a crop tells. */
const boughtAspects: ReadonlySet<CropAspect> = new Set(['seed', 'varieties', 'fertiliser'])

export type CropAnswer = DecidedAct & { choices?: readonly Choice[] }

const confirmed = (...passages: Passage[]): CropAnswer => ({
  kind: 'passages',
  passages,
  isConfirmed: true,
})

/** What a crop's own page tells better than a guide about its soil, its nursery or its harvest. */
const cropsOwnAspects: ReadonlySet<CropAspect> = new Set(['soil', 'duration', 'yield'])
/** Guides that help to choose a crop do not answer a question that names one. */
const guidesWithoutCrop: ReadonlySet<string> = new Set([
  'choosing-crops',
  'seasons',
  'low-water-crops',
])
const aspectsBeforeGuides: ReadonlySet<CropAspect> = new Set([
  'spacing',
  'seed',
  'duration',
  'yield',
  'varieties',
])
const guidesBesideCrops: ReadonlySet<string> = new Set([
  'salt-soil',
  'acid-soil',
  'organic-matter',
  'nursery-fruit',
])
const waterAmounts = createWordSet('litre litres liter liters ltr schedule daily लीटर')
const howOften = createWordSet('often gap interval frequency antar अंतर', false)
const isHowOften = (token: Token) => howOften.has(token)
const isWaterAmount = (token: Token) => waterAmounts.has(token)

/** The guide whose subject a question about a crop names: mulching, a nursery, intercropping. */
function guideNamedWithCrop(knowledge: AdvisorKnowledge, question: Question, crop: string) {
  const [named] = namedGuides(knowledge, question)
  if (!named) return undefined
  const id = named.guide.id.replace('guide/', '')
  if (guidesWithoutCrop.has(id)) return undefined
  const family = guideFamilies.find((each) => id === each || id.startsWith(`${each}-`))
  // "In which month is the nursery sown" is the crop's own sowing time.
  if (family === 'nursery' && question.asksWhen) return undefined
  // How much water a crop gets by drip stands on its own page.
  const asksAmountOfWater = id === 'drip-irrigation' && question.tokens.some(isWaterAmount)
  if (asksAmountOfWater) return aspectPassage(knowledge, crop, 'water') ?? named.guide
  if (family === 'storage' || family === 'harvest-signs') return undefined
  if (!named.isOwn && !family) return undefined
  // "Distance for cashew grafts" asks for the distance: a word of the guide is less than an aspect of the crop.
  const others = question.freeTokens.filter((token) => !named.words.includes(token))
  const { strongAspects, aspects } = readAspects(others)
  const asksMore = strongAspects.some((each) => aspectsBeforeGuides.has(each))
  if (named.words.length === 1 && asksMore) return undefined
  // "Heavy rain, can I take sesame in kharif" does not ask how water is drained.
  if (!family && named.words.length < 3 && aspects.some((each) => each !== 'general'))
    return undefined
  const asksWaterTime = strongAspects.includes('water') && question.asksWhen
  if (named.words.length === 1 && (asksWaterTime || question.tokens.some(isHowOften)))
    return undefined
  const [aspect] = question.aspects
  const isOwnAspect = aspect !== undefined && cropsOwnAspects.has(aspect) && !question.isAspectWeak
  if (isOwnAspect && guidesBesideCrops.has(id) && aspectPassage(knowledge, crop, aspect))
    return undefined
  return (family && guideForCrop(knowledge, family, crop)) || named.guide
}

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

/** What the question wants to know of a crop is not certain: the user chooses. */
const askAspect = (crop: string, { aspects }: Question): CropAnswer => ({
  kind: 'ask',
  missing: 'aspect',
  passages: [],
  unknownProblem: '',
  crop,
  choices: aspectChoices(crop, aspects),
})

/** Decides a question about one crop. */
function decideOneCrop(knowledge: AdvisorKnowledge, question: Question, crop: string): CropAnswer {
  const { aspects, unknownWords } = question
  const [aspect] = aspects
  const isAboutProblem = isAboutCropProblem(question)
  // "Varieties that resist wilt" are varieties.
  const isAboutVarieties = question.strongAspects.includes('varieties') && !question.asksRemedy
  const varieties = isAboutVarieties ? aspectPassage(knowledge, crop, 'varieties') : undefined
  if (varieties && question.problems.length > 0) return confirmed(varieties)
  const calledProblem = varieties ? null : problemCalledAsOnPage(question, crop)
  const called = knowledge.passages.find(
    (passage) => passage.crop === crop && passage.problem === calledProblem,
  )
  if (calledProblem && called) return confirmed(called)
  const named = question.problems.length > 0 ? decideNamedProblem(knowledge, question, crop) : null
  if (named?.kind === 'passages') return named
  if (aspects.includes('weeds') && question.problems.length === 0) {
    const guide = guideForCrop(knowledge, 'weeds', crop) ?? knowledge.passageById('guide/weeds')
    if (guide) return confirmed(guide)
  }
  if (namesFertiliser(question)) {
    const passage = aspectPassage(knowledge, crop, 'fertiliser')
    if (passage) return confirmed(passage)
  }
  const guide = guideNamedWithCrop(knowledge, question, crop)
  if (guide) return confirmed(guide)
  if (named) return named
  if (isAboutProblem) return decideDescribedProblem(knowledge, question, crop)
  if (question.asksForScheme) return { kind: 'refuse', reason: 'unknown', name: '', crop: null }
  const isVague = aspect === undefined || aspect === 'general'
  if (isVague && unknownWords.length > 0) {
    const choices = aspectChoices(crop, aspects)
    return { kind: 'refuse', reason: 'unknown', name: unknownWords.join(' '), crop, choices }
  }
  const asksOnlyVariety =
    question.strongAspects.every((each) => each === 'general' || each === 'seed') &&
    namesVariety(question, crop)
  const chosen = asksOnlyVariety && !question.asksHowMuch ? 'varieties' : chooseAspect(question)
  if (chosen) {
    const passage = aspectPassage(knowledge, crop, chosen)
    const isBought = asksWhere(question) && boughtAspects.has(chosen)
    if (passage && !isBought) return confirmed(passage)
    return { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices: aspectChoices(crop) }
  }
  if (aspect !== undefined) {
    return describesDamage(question, aspect) && question.strongAspects.length === 0
      ? decideDescribedProblem(knowledge, question, crop)
      : askAspect(crop, question)
  }
  if (question.isSubjectOnly) {
    const overview = aspectPassage(knowledge, crop, 'general')
    if (overview) return { ...confirmed(overview), choices: aspectChoices(crop) }
  }
  const likely = likelyProblem(knowledge, question, crop)
  if (likely) return likely
  return askAspect(crop, question)
}

/** At most this many crops are answered together. */
const maxCrops = 3

/** Decides a question that names one crop or more. */
export function decideForCrops(knowledge: AdvisorKnowledge, question: Question): CropAnswer {
  const [first = '', ...others] = question.crops
  const decision = decideOneCrop(knowledge, question, first)
  if (others.length === 0 || decision.kind !== 'passages') return decision
  const further = others
    .slice(0, maxCrops - 1)
    .map((crop) => decideOneCrop(knowledge, question, crop))
    .flatMap((each) => (each.kind === 'passages' ? each.passages.slice(0, 1) : []))
  const passages = new Set([...decision.passages.slice(0, 1), ...further])
  return { ...decision, passages: [...passages] }
}
