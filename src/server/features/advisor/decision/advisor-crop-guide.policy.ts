import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isAboutCrops, type Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  readEatingOfTreated,
  tellsOfMistakenSpray,
  tellsOfSprayInjury,
} from '../understanding/advisor-spray-injury.policy.ts'
import type { CropAspect } from '../understanding/aspects/advisor-aspects.data.ts'
import { readAspects } from '../understanding/aspects/advisor-aspects.policy.ts'
import { asksToSprayInWeather } from '../understanding/season-and-weather/advisor-spray-weather.policy.ts'
import { findAllPhrases } from '../understanding/words/advisor-phrases.policy.ts'
import { type Token, tokenize } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { answerFrom } from './outcome/advisor-candidate.ts'
import { aspectChoices, maxChoices, passageChoice } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { guideFamilies, guideForCrop, namedGuides } from './page-names/advisor-guides.policy.ts'
import { isAboutStorage } from './page-names/advisor-problem-question.policy.ts'
import { namesCropsOfGuide } from './page-names/advisor-weeds-guide-names.policy.ts'

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
/** Guides to animals that eat every crop: no page of a crop tells of them. */
const animalGuides: ReadonlySet<string> = new Set(['guide/stray-animals', 'guide/birds'])
export const isAnimalGuide = ({ id }: Passage) => animalGuides.has(id)

const waterAmounts = createWordSet('litre litres liter liters ltr schedule daily लीटर')
const howOften = createWordSet('often gap interval frequency antar अंतर', false)
const isHowOften = (token: Token) => howOften.has(token)
const isWaterAmount = (token: Token) => waterAmounts.has(token)

/** A name of so many words means its guide, whatever else the question says. */
const certainNameLength = 3

/** A guide that a question about a crop names. */
export interface GuideClaim {
  guide: Passage
  /** Whether the question also asks for something else, so that the user has to choose. */
  isRival: boolean
}

const familyOf = ({ id }: Passage) =>
  guideFamilies.find((each) => id === `guide/${each}` || id.startsWith(`guide/${each}-`))

/** The guide whose subject a question about a crop names: mulching, a nursery, intercropping. */
export function readGuideClaim(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
): GuideClaim | null {
  // "Topping of coffee": the guide to pinching is about other crops.
  const named = namedGuides(knowledge, question).find(
    ({ guide }) => familyOf(guide) !== undefined || isAboutCrops(guide, [crop]),
  )
  if (!named) return null
  const certain = (guide: Passage): GuideClaim => ({ guide, isRival: false })
  const id = named.guide.id.replace('guide/', '')
  if (guidesWithoutCrop.has(id)) return null
  const family = familyOf(named.guide)
  const ofFamily = (family && guideForCrop(knowledge, family, crop)) || named.guide
  if (family === 'ratoon') return isAboutCrops(ofFamily, [crop]) ? certain(ofFamily) : null
  // "In which month is the nursery sown" is the crop's own sowing time.
  if (family === 'nursery' && question.asksWhen) return null
  if (family === 'storage' || family === 'harvest-signs') return null
  // How much water a crop gets by drip stands on its own page.
  if (id === 'drip-irrigation' && question.tokens.some(isWaterAmount))
    return certain(aspectPassage(knowledge, crop, 'water') ?? named.guide)
  if (!named.isOwn && !family) return null
  const others = question.freeTokens.filter((token) => !named.words.includes(token))
  const { strongAspects, aspects } = readAspects(others)
  if (named.words.length === 1) {
    // "Distance for cashew grafts" asks for the distance: a word of the guide is less than an aspect of the crop.
    if (strongAspects.some((each) => aspectsBeforeGuides.has(each))) return null
    const asksWaterTime =
      strongAspects.includes('water') && (question.asksWhen || question.asksAmount)
    if (asksWaterTime || question.tokens.some(isHowOften)) return null
  }
  // "Is rhizobium put in" has a verb of sowing, and asks for no time.
  const isSpecific = named.words.every(({ terms }) => terms.length === 1) && !question.asksWhen
  const rivals = aspects.filter((each) => each !== 'general' && !(isSpecific && each === 'sowing'))
  if (isAnimalGuide(named.guide) || (id === 'frost-protection' && named.words.length > 1))
    return certain(named.guide)
  // "Heavy rain, can I take sesame in kharif" need not ask how water is drained.
  if (!family && named.words.length < certainNameLength && rivals.length > 0)
    return { guide: named.guide, isRival: true }
  const [aspect] = question.aspects
  const isOwnAspect = aspect !== undefined && cropsOwnAspects.has(aspect) && !question.isAspectWeak
  if (isOwnAspect && guidesBesideCrops.has(id) && aspectPassage(knowledge, crop, aspect))
    return null
  return certain(ofFamily)
}

const grains: ReadonlySet<string> = new Set(['Cereals', 'Pulses', 'Oilseeds'])

/** What to do about insects in stored grain; null when the question is about something else. */
export function storedGrainGuide(knowledge: AdvisorKnowledge, question: Question, crop: string) {
  const namesPest =
    question.problems.length > 0 || question.tokens.some(({ terms }) => terms.includes('=pest'))
  if (!isAboutStorage(question) || !namesPest) return null
  const isGrain = calendarCrops().some(({ id, group }) => id === crop && grains.has(group))
  return isGrain ? knowledge.passageById('guide/storage-grain-pests') : null
}

/**
 * The guide for whoever tells of a crop that a spray has hurt, wants to eat what was treated or sprayed, or asks whether the weather
 * allows spraying; undefined for any other question.
 */
export function sprayGuide(
  { passageById }: AdvisorKnowledge,
  question: Question,
): Passage | undefined {
  if (tellsOfSprayInjury(question) || tellsOfMistakenSpray(question))
    return passageById('guide/spray-injury')
  const eaten = readEatingOfTreated(question)
  if (eaten === 'seed') return passageById('guide/seed-treatment')
  return eaten || asksToSprayInWeather(question) ? passageById('guide/safe-spraying') : undefined
}

const weedsOfGroup = /^guide\/weeds-/

/** Whether a guide is that to the weeds of crops which a question does not name. */
function isWeedsGuideOfOthers(knowledge: AdvisorKnowledge, question: Question, guide: Passage) {
  const general = knowledge.passageById('guide/weeds')
  if (!general || !weedsOfGroup.test(guide.id)) return false
  const { crops } = question
  return crops.length > 0
    ? crops.every((crop) => guideForCrop(knowledge, 'weeds', crop) !== guide)
    : !namesCropsOfGuide(question, guide, general) &&
        !namedGuides(knowledge, question).some((named) => named.isOwn && named.guide === guide)
}

/** The answer without buttons for the weeds of other crops. */
function withoutOtherWeeds(knowledge: AdvisorKnowledge, question: Question, act: CropAnswer) {
  const { choices } = act
  if (!choices || question.crops.length === 0) return act
  const isOfOthers = (title: string) => {
    const guide = knowledge.passageByTitle(title)
    return guide !== undefined && isWeedsGuideOfOthers(knowledge, question, guide)
  }
  return { ...act, choices: choices.filter(({ en }) => !isOfOthers(en.message)) }
}

/**
 * The guide to the weeds of one group of crops has doses that kill another. For a crop without such a guide its own page may tell
 * of the weed that is named, and the guide to all weeds tells the rest.
 */
export function withholdOtherWeeds(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  const general = knowledge.passageById('guide/weeds')
  if (act.kind !== 'passages' || !general) return withoutOtherWeeds(knowledge, question, act)
  if (!act.passages.some((guide) => isWeedsGuideOfOthers(knowledge, question, guide))) return act
  const { crops, problems, problemText, aspects } = question
  const [crop] = crops
  if (crop === undefined || problems.length === 0) return answerFrom([general])
  const { problems: index } = knowledge.lexicon
  const tellsOfWeed = ({ text }: Passage) => {
    const named = findAllPhrases(index, tokenize(text.en))
    return problems.some((problem) => named.has(problem))
  }
  const onPage = knowledge.passages.filter((each) => each.crop === crop).find(tellsOfWeed)
  const telling = onPage ?? (tellsOfWeed(general) ? general : undefined)
  if (telling) return answerFrom([telling])
  const choices = [passageChoice(general), ...aspectChoices(knowledge, crop, aspects)]
  return {
    kind: 'refuse',
    reason: 'not-on-page',
    name: problemText,
    crop,
    choices: choices.slice(0, maxChoices),
  }
}
