import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { CropAspect } from '../understanding/advisor-aspects.data.ts'
import { followsOtherHarvest } from '../understanding/advisor-mentioned-crops.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { asksWhere } from '../understanding/intents/advisor-intents.policy.ts'
import {
  chooseAspect,
  describesDamage,
  isPlainAspect,
  joinedAspects,
} from './advisor-aspect-choice.policy.ts'
import { answerFrom, askFor } from './advisor-candidate.ts'
import {
  aspectChoices,
  maxChoices,
  passageChoice,
  problemChoices,
} from './advisor-choices.policy.ts'
import { isAnimalGuide, readGuideClaim } from './advisor-crop-guide.policy.ts'
import type { CropAnswer } from './advisor-decision.ts'
import { decideFertiliser } from './advisor-fertiliser-decision.policy.ts'
import { guideForCrop } from './advisor-guides.policy.ts'
import {
  decideDescribedProblem,
  decideNamedProblem,
  likelyProblem,
  maxOffered,
  problemPassages,
  unconfirmed,
} from './advisor-problem-decision.policy.ts'
import { problemBySigns } from './advisor-problem-signs.policy.ts'
import { namesVariety, problemCalledAsOnPage } from './page-names/advisor-crop-page-names.policy.ts'
import { problemByNameWords } from './page-names/advisor-problem-name-words.policy.ts'
import {
  isAboutCropProblem,
  isAboutStorage,
  isSignAmongOthers,
} from './page-names/advisor-problem-question.policy.ts'
import { strangeProblemName } from './page-names/advisor-strange-problem-name.policy.ts'
import {
  asksToGive,
  unknownBesideCrop,
  unknownPesticide,
  unknownSubstance,
} from './page-names/advisor-unknown-names.policy.ts'

/** What is bought: where, no page of a crop tells. */
const boughtAspects: ReadonlySet<CropAspect> = new Set(['seed', 'varieties', 'fertiliser'])

const confirmed = (...passages: Passage[]): CropAnswer => answerFrom(passages)

/** What the question wants to know of a crop is not certain: the user chooses. */
const askAspect = (
  knowledge: AdvisorKnowledge,
  crop: string,
  { aspects }: Question,
  guide?: Passage,
): CropAnswer =>
  askFor('aspect', {
    crop,
    choices: [...(guide ? [passageChoice(guide)] : []), ...aspectChoices(knowledge, crop, aspects)],
  })

const grains: ReadonlySet<string> = new Set(['Cereals', 'Pulses', 'Oilseeds'])

/** What to do about insects in stored grain; null when the question is about something else. */
function storedGrainGuide(knowledge: AdvisorKnowledge, question: Question, crop: string) {
  const namesPest =
    question.problems.length > 0 || question.tokens.some(({ terms }) => terms.includes('=pest'))
  if (!isAboutStorage(question) || !namesPest) return null
  const isGrain = calendarCrops().some(({ id, group }) => id === crop && grains.has(group))
  return isGrain ? knowledge.passageById('guide/storage-grain-pests') : null
}

/** In a longer question, words of a name stand side by side by chance. */
const maxWordsOfPartName = 10

/** The problem that a part of its name stands for; null when there is none. */
function problemMeant(knowledge: AdvisorKnowledge, question: Question, crop: string) {
  if (question.tokens.length > maxWordsOfPartName || isAboutStorage(question)) return null
  const problem = problemByNameWords(question, crop)
  const passages = problemPassages(knowledge, crop)
  return passages.find((each) => problem !== null && each.problem === problem) ?? null
}

/** A problem that is likely meant, to be confirmed by the user, who is offered the crop's others. */
const askToConfirm = (knowledge: AdvisorKnowledge, problem: Passage, crop: string) => {
  const all = new Set([problem, ...problemPassages(knowledge, crop)])
  return unconfirmed([problem], [...all].slice(0, maxOffered))
}

/** Decides a question about one crop. */
function decideOneCrop(knowledge: AdvisorKnowledge, question: Question, crop: string): CropAnswer {
  const { aspects, unknownWords } = question
  const [aspect] = aspects
  const named = question.problems.length > 0 ? decideNamedProblem(knowledge, question, crop) : null
  // "How much zorbex against rust": what the page says of other remedies is no answer.
  const unknownName =
    unknownPesticide(question) ??
    (asksToGive(question) ? unknownSubstance(question) : undefined) ??
    (named === null ? unknownBesideCrop(question) : undefined)
  if (unknownName !== undefined) {
    const ofProblem = named?.kind === 'passages' ? problemChoices(named.passages) : []
    const choices = [...ofProblem, ...aspectChoices(knowledge, crop, aspects)].slice(0, maxChoices)
    return { kind: 'refuse', reason: 'unknown', name: unknownName, crop, choices }
  }
  if (named && strangeProblemName(question, problemPassages(knowledge, crop)) !== null) return named
  const isAboutProblem = isAboutCropProblem(question)
  // "Varieties that resist wilt" are varieties.
  const isAboutVarieties = question.strongAspects.includes('varieties') && !question.asksRemedy
  const varieties = isAboutVarieties ? aspectPassage(knowledge, crop, 'varieties') : undefined
  if (varieties && question.problems.length > 0) return confirmed(varieties)
  const isSign = isSignAmongOthers(question)
  const calledProblem = varieties || isSign ? null : problemCalledAsOnPage(question, crop)
  const called = knowledge.passages.find(
    (passage) => passage.crop === crop && passage.problem === calledProblem,
  )
  if (calledProblem && called) {
    const isNamedAlone =
      named?.kind === 'passages' && named.isSure === true && named.passages[0] === called
    const isSure = isNamedAlone || namesNothingElse(knowledge, question, called)
    return { ...confirmed(called), isSure }
  }
  const ofStore = storedGrainGuide(knowledge, question, crop)
  if (ofStore) return { ...confirmed(ofStore), isSure: true }
  const meant = varieties ? null : problemMeant(knowledge, question, crop)
  if (named?.kind === 'passages' && named.showsDoses) {
    const [passage] = named.passages
    const isOther = meant !== null && passage?.crop === crop && passage !== meant
    return isOther ? askToConfirm(knowledge, meant, crop) : named
  }
  const bySigns = problemBySigns(knowledge, question, crop)
  if (bySigns) return { ...bySigns, isSure: true }
  if (named?.kind === 'passages') return named
  const claim = readGuideClaim(knowledge, question, crop)
  if (claim && isAnimalGuide(claim.guide)) return { ...confirmed(claim.guide), isSure: true }
  if (aspects.includes('weeds') && question.problems.length === 0) {
    const guide = guideForCrop(knowledge, 'weeds', crop) ?? knowledge.passageById('guide/weeds')
    if (guide) return confirmed(guide)
  }
  const ofFertiliser = decideFertiliser(knowledge, question, crop)
  if (ofFertiliser) return ofFertiliser
  if (claim && !claim.isRival) return confirmed(claim.guide)
  if (meant) return askToConfirm(knowledge, meant, crop)
  if (named) return named
  if (isAboutProblem) return decideDescribedProblem(knowledge, question, crop)
  if (question.asksForScheme) return { kind: 'refuse', reason: 'unknown', name: '', crop: null }
  const isVague = aspect === undefined || aspect === 'general'
  if (isVague && unknownWords.length > 0) {
    const choices = aspectChoices(knowledge, crop, aspects)
    return { kind: 'refuse', reason: 'unknown', name: unknownWords.join(' '), crop, choices }
  }
  const asksOnlyVariety =
    question.strongAspects.every((each) => each === 'general' || each === 'seed') &&
    namesVariety(question, crop)
  if (claim) return { ...askAspect(knowledge, crop, question, claim.guide), isSure: true }
  const overview = aspectPassage(knowledge, crop, 'general')
  if (overview && isPlainAspect(question, 'general'))
    return { ...confirmed(overview), isSure: true, choices: aspectChoices(knowledge, crop) }
  const joined = joinedAspects(question).flatMap(
    (each) => aspectPassage(knowledge, crop, each) ?? [],
  )
  if (joined.length > 1) return { ...confirmed(...joined), isSure: true }
  const chosen = asksOnlyVariety && !question.asksHowMuch ? 'varieties' : chooseAspect(question)
  if (chosen) {
    const passage = aspectPassage(knowledge, crop, chosen)
    const isBought = asksWhere(question) && boughtAspects.has(chosen)
    if (passage && !isBought)
      return {
        ...confirmed(passage),
        isSure:
          (chosen === 'sowing' && followsOtherHarvest(question)) || isPlainAspect(question, chosen),
      }
    const choices = aspectChoices(knowledge, crop)
    return { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices, isSure: isBought }
  }
  if (aspect !== undefined) {
    return describesDamage(question, aspect) && question.strongAspects.length === 0
      ? decideDescribedProblem(knowledge, question, crop)
      : { ...askAspect(knowledge, crop, question), isSure: question.strongAspects.length > 1 }
  }
  if (question.isSubjectOnly && overview)
    return { ...confirmed(overview), choices: aspectChoices(knowledge, crop) }
  const likely = likelyProblem(knowledge, question, crop)
  if (likely) return likely
  return askAspect(knowledge, crop, question)
}

/** "Stripe disease in barley", "tuta absoluta in tomato": a name on the page, and no other problem. */
function namesNothingElse(
  { lexicon }: AdvisorKnowledge,
  { message, problems }: Question,
  { crop, problem = '' }: Passage,
): boolean {
  const known = lexicon.cropProblems.find((each) => each.crop === crop && each.name === problem)
  const names = problem.toLowerCase().split(/ *[()] */)
  return (
    problems.length > 0 &&
    problems.every((id) => known?.entries.has(id)) &&
    names.some((name) => name !== '' && message.toLowerCase().includes(name))
  )
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
