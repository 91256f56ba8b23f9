import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import { followsOtherCrop } from '../understanding/advisor-crop-roles.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { CropAspect } from '../understanding/aspects/advisor-aspects.data.ts'
import { asksWhere } from '../understanding/intents/advisor-intents.policy.ts'
import {
  type GuideClaim,
  isAnimalGuide,
  readGuideClaim,
  storedGrainGuide,
} from './advisor-crop-guide.policy.ts'
import { decideFertiliser } from './advisor-fertiliser-decision.policy.ts'
import {
  askToConfirm,
  decideDescribedProblem,
  decideNamedProblem,
  likelyProblem,
  problemPassages,
} from './advisor-problem-decision.policy.ts'
import { problemBySigns } from './advisor-problem-signs.policy.ts'
import {
  chooseAspect,
  describesDamage,
  isPlainAspect,
  joinedAspects,
} from './outcome/advisor-aspect-choice.policy.ts'
import { answerFrom, askFor } from './outcome/advisor-candidate.ts'
import {
  aspectChoices,
  maxChoices,
  passageChoice,
  problemChoices,
} from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { type CalledProblem, calledProblem } from './page-names/advisor-called-problem.policy.ts'
import { namesNothingBeside, namesVariety } from './page-names/advisor-crop-page-names.policy.ts'
import { guideForCrop } from './page-names/advisor-guides.policy.ts'
import { problemByNameWords } from './page-names/advisor-problem-name-words.policy.ts'
import {
  isAboutCropProblem,
  isAboutStorage,
  isSignAmongOthers,
  mayNameProblem,
} from './page-names/advisor-problem-question.policy.ts'
import { strangeProblemName } from './page-names/advisor-strange-problem-name.policy.ts'
import { unknownNameOf } from './page-names/advisor-unknown-names.policy.ts'
import { unknownSubject } from './page-names/advisor-unknown-subjects.policy.ts'

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

/** The problem that a part of its name stands for; null when there is none. */
function problemMeant(knowledge: AdvisorKnowledge, question: Question, crop: string) {
  if (isAboutStorage(question)) return null
  const problem = problemByNameWords(question, crop)
  if (problem === null) return null
  return problemPassages(knowledge, crop).find((each) => each.problem === problem) ?? null
}

/** A question about one crop, and what several of the rules below need to know of it. */
interface CropQuestion {
  knowledge: AdvisorKnowledge
  question: Question
  crop: string
  /** What the problems that it names lead to; null when it names none. */
  named: CropAnswer | null
  /** The crop's varieties when it asks for them: "varieties that resist wilt" are varieties. */
  varieties: Passage | undefined
  /** The problem that a part of its name stands for. */
  meant: Passage | null
  /** The problem that it calls as the crop's page or its farmers do; null where it asks for varieties. */
  called: CalledProblem | null
}

/** Decides a question about one crop: the first rule that has an answer gives it. */
function decideOneCrop(knowledge: AdvisorKnowledge, question: Question, crop: string): CropAnswer {
  const named = mayNameProblem(question) ? decideNamedProblem(knowledge, question, crop) : null
  const isAboutVarieties = question.strongAspects.includes('varieties') && !question.asksRemedy
  const varieties = isAboutVarieties ? aspectPassage(knowledge, crop, 'varieties') : undefined
  const meant = varieties ? null : problemMeant(knowledge, question, crop)
  const called = varieties ? null : calledProblem(question, crop, problemPassages(knowledge, crop))
  const cropQuestion: CropQuestion = { knowledge, question, crop, named, varieties, meant, called }
  // What is unknown elsewhere may be a name here: "dahiya" of mango, "galka" of betel.
  const ofName = called && !called.isBesideUnknown ? decideCalledProblem(cropQuestion) : null
  if (ofName?.isSure) return ofName
  const refused = refuseUnknownName(knowledge, question, crop, named)
  if (refused) return refused
  const ofProblem = decideByProblem(cropQuestion)
  if (ofProblem) return ofProblem
  const claim = readGuideClaim(knowledge, question, crop)
  return (
    decideByGuide(cropQuestion, claim) ??
    decideUncertainProblem(cropQuestion) ??
    refuseUnexplained(cropQuestion) ??
    decideByAspect(cropQuestion, claim)
  )
}

/** Refuses what nobody knows, and offers what the page has. */
function refuseUnknownName(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
  named: CropAnswer | null,
): CropAnswer | null {
  const name = unknownNameOf(question, named !== null)
  if (name === undefined) return null
  const ofProblem = named?.kind === 'passages' ? problemChoices(named.passages) : []
  const ofCrop = aspectChoices(knowledge, crop, question.aspects)
  const choices = [...ofProblem, ...ofCrop].slice(0, maxChoices)
  return { kind: 'refuse', reason: 'unknown', name, crop, choices }
}

/** What the crop's page says of a problem that is named, called as on the page, or told by its signs. */
function decideByProblem(cropQuestion: CropQuestion): CropAnswer | null {
  const { knowledge, question, crop, named, varieties, meant } = cropQuestion
  if (named && strangeProblemName(question, problemPassages(knowledge, crop)) !== null) return named
  if (varieties && question.problems.length > 0) return confirmed(varieties)
  const called = decideCalledProblem(cropQuestion)
  if (called) return called
  const ofStore = storedGrainGuide(knowledge, question, crop)
  if (ofStore) return { ...confirmed(ofStore), isSure: true }
  if (named?.kind === 'passages' && named.showsDoses) {
    const [passage] = named.passages
    const isOther = meant !== null && passage?.crop === crop && passage !== meant
    return isOther ? askToConfirm(knowledge, meant, crop) : named
  }
  const bySigns = problemBySigns(knowledge, question, crop)
  if (bySigns) return { ...bySigns, isSure: true }
  return named?.kind === 'passages' ? named : null
}

/** The problem that the question calls as the crop's page or its farmers do. */
function decideCalledProblem(cropQuestion: CropQuestion): CropAnswer | null {
  const { knowledge, question, named, called } = cropQuestion
  if (!called || isSignAmongOthers(question)) return null
  const { passage, isNameAlone } = called
  const isNamedAlone = named?.kind === 'passages' && named.isSure && named.passages[0] === passage
  const isSure =
    (isNameAlone && (question.asksRemedy || !question.asksWhen)) ||
    isNamedAlone ||
    namesNothingBeside(knowledge.lexicon, question, passage)
  return { ...answerFrom([passage]), isSure }
}

/** A guide for the crop that says more than its page: on animals, weeds, fertiliser, or what the question claims. */
function decideByGuide(
  { knowledge, question, crop }: CropQuestion,
  claim: GuideClaim | null,
): CropAnswer | null {
  if (claim && isAnimalGuide(claim.guide)) return { ...confirmed(claim.guide), isSure: true }
  if (question.aspects.includes('weeds') && question.problems.length === 0) {
    const guide = guideForCrop(knowledge, 'weeds', crop) ?? knowledge.passageById('guide/weeds')
    if (guide) return confirmed(guide)
  }
  const ofFertiliser = decideFertiliser(knowledge, question, crop)
  if (ofFertiliser) return ofFertiliser
  return claim && !claim.isRival ? confirmed(claim.guide) : null
}

/** A problem that is likely, or only described: the user is asked. */
function decideUncertainProblem(cropQuestion: CropQuestion): CropAnswer | null {
  const { knowledge, question, crop, named, meant } = cropQuestion
  if (meant) return askToConfirm(knowledge, meant, crop)
  if (named) return named
  return isAboutCropProblem(question) ? decideDescribedProblem(knowledge, question, crop) : null
}

/** A scheme for the crop, which its page does not have, or words that explain nothing. */
function refuseUnexplained({ knowledge, question, crop }: CropQuestion): CropAnswer | null {
  const { aspects, asksForScheme, unknownWords } = question
  if (asksForScheme) return { kind: 'refuse', reason: 'unknown', name: '', crop: null }
  if ((aspects[0] ?? 'general') !== 'general' || unknownWords.length === 0) return null
  const name = unknownSubject(question)
  if (name === '') return askAspect(knowledge, crop, question)
  const choices = aspectChoices(knowledge, crop, aspects)
  return { kind: 'refuse', reason: 'unknown', name, crop, choices }
}

/** What the crop's page says of what is asked about it; asks back where that is not clear. */
function decideByAspect(cropQuestion: CropQuestion, claim: GuideClaim | null): CropAnswer {
  const { knowledge, question, crop } = cropQuestion
  if (claim) return { ...askAspect(knowledge, crop, question, claim.guide), isSure: true }
  const overview = aspectPassage(knowledge, crop, 'general')
  if (overview && isPlainAspect(question, 'general'))
    return { ...confirmed(overview), isSure: true, choices: aspectChoices(knowledge, crop) }
  const joined = joinedAspects(question).flatMap(
    (each) => aspectPassage(knowledge, crop, each) ?? [],
  )
  if (joined.length > 1) return { ...confirmed(...joined), isSure: true }
  const asksOnlyVariety =
    question.strongAspects.every((each) => each === 'general' || each === 'seed') &&
    namesVariety(question, crop)
  const chosen = asksOnlyVariety && !question.asksHowMuch ? 'varieties' : chooseAspect(question)
  if (chosen) return decideChosenAspect(cropQuestion, chosen)
  const [aspect] = question.aspects
  if (aspect !== undefined)
    return describesDamage(question, aspect) && question.strongAspects.length === 0
      ? decideDescribedProblem(knowledge, question, crop)
      : { ...askAspect(knowledge, crop, question), isSure: question.strongAspects.length > 1 }
  if (question.isSubjectOnly && overview)
    return { ...confirmed(overview), choices: aspectChoices(knowledge, crop) }
  return likelyProblem(knowledge, question, crop) ?? askAspect(knowledge, crop, question)
}

/** Answers with one part of the crop's page, or says that the page does not have it. */
function decideChosenAspect(
  { knowledge, question, crop }: CropQuestion,
  aspect: CropAspect,
): CropAnswer {
  const passage = aspectPassage(knowledge, crop, aspect)
  const isBought = asksWhere(question) && boughtAspects.has(aspect)
  if (passage && !isBought) {
    const isAfterOtherCrop = aspect === 'sowing' && followsOtherCrop(question)
    return { ...confirmed(passage), isSure: isAfterOtherCrop || isPlainAspect(question, aspect) }
  }
  const choices = aspectChoices(knowledge, crop)
  return { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices, isSure: isBought }
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
  return { ...decision, passages: [...new Set([...decision.passages.slice(0, 1), ...further])] }
}
