import { type QuestionReading, readQuestion } from '../../classifier/advisor-models.service.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { answerFrom, askFor } from '../outcome/advisor-candidate.ts'
import {
  aspectChoices,
  maxChoices,
  passageChoice,
  problemChoices,
} from '../outcome/advisor-choices.policy.ts'
import type { Choice, CropAnswer } from '../outcome/advisor-decision.ts'
import {
  passagesOn,
  requestedSubject,
} from '../requested-subjects/advisor-requested-subjects.policy.ts'
import type { GrowthDisorder } from './advisor-growth-disorders.data.ts'
import { growthDisorder, passagesOnDisorder } from './advisor-growth-disorders.policy.ts'
import {
  clearlyLikeliest,
  nearlyAsLikely,
  problemsByKind,
  problemsByLikeness,
} from './advisor-problem-likeness.policy.ts'
import { missingSign } from './advisor-telling-signs.policy.ts'

/** A question about one crop, what is about to be answered, and what the rules and the crop's page say of its problems. */
interface Described {
  knowledge: AdvisorKnowledge
  question: Question
  act: CropAnswer
  crop: string
  /** The problems of the crop. */
  all: readonly Passage[]
  /** The problem whose unmistakable signs are told. */
  bySigns: Passage | undefined
}

/** The problem that is guessed, without doses; undefined where an answer is no such guess. */
export const guessedProblem = (act: CropAnswer, crop: string): Passage | undefined => {
  if (act.kind !== 'passages' || act.showsDoses || act.passages.length !== 1) return undefined
  const [passage] = act.passages
  return passage?.problem !== undefined && passage.crop === crop ? passage : undefined
}

const maxOffered = 4
/** Beside the causes of a disorder: water, fertiliser, pests and diseases. */
const maxFurther = 3
const shownUnconfirmed = (passage: Passage, others: readonly Passage[]): CropAnswer => ({
  kind: 'passages',
  passages: [passage],
  showsDoses: false,
  choices: problemChoices([...new Set([passage, ...others])].slice(0, maxOffered)),
})

/** A choice that opens a text stands first, and no button twice. */
const distinctChoices = (choices: readonly Choice[]) =>
  [...new Map(choices.map((choice) => [choice.en.message, choice])).values()].slice(0, maxChoices)

/** The buttons of a question back for answers that are likely. */
const likelyAnswers = (act: CropAnswer): readonly Choice[] =>
  (act.kind === 'ask' || act.kind === 'refuse') && act.offersAnswers
    ? (act.choices ?? []).slice(0, maxLikelyAnswers)
    : []
const maxLikelyAnswers = 2

/** Whether a button opens a text on how the crop grows, and no problem or price. */
function tellsOfGrowth({ passageByTitle }: AdvisorKnowledge, title: string): boolean {
  const passage = passageByTitle(title)
  return passage?.crop != null && passage.problem === undefined
}

/** Asks which of a few problems it is, with what tells them apart. */
function askAmong(
  { knowledge, act, crop, all }: Described,
  likely: readonly Passage[],
  missing = '',
): CropAnswer {
  const overview = knowledge.passageById(`calendar/${crop}/troubles`)
  const ofQuestionBack = act.kind === 'ask' && act.missing === 'problem' ? act.unknownProblem : ''
  const isGuide = ({ problem }: Passage) => problem === undefined
  return askFor('problem', {
    crop,
    passages: overview ? [overview] : [],
    unknownProblem: missing || ofQuestionBack,
    likely,
    choices: distinctChoices([
      ...likely.filter(isGuide).map(passageChoice),
      ...problemChoices(likely.filter((each) => !isGuide(each))),
      ...likelyAnswers(act),
      ...problemChoices(all),
    ]),
  })
}

/** Whether a question back or a refusal leaves open what is wrong with the crop, or its answer only guesses that. */
function isOpen({ act, crop, question }: Described): boolean {
  if (act.kind === 'passages') return guessedProblem(act, crop) !== undefined
  if (act.kind === 'ask' && act.missing === 'problem') return act.crop === crop
  const isOfPage =
    (act.kind === 'ask' && act.missing === 'aspect') ||
    (act.kind === 'refuse' && act.reason === 'not-on-page')
  return isOfPage && act.crop === crop && !question.asksWhen && !question.asksHowMuch
}

/** What the crop's page or a guide says of a disorder of its growth, or that the page says nothing; null where a guess may stand. */
function answerDisorder(described: Described, disorder: GrowthDisorder): CropAnswer | null {
  const { knowledge, question, act, crop, all } = described
  const passages = passagesOnDisorder(knowledge, disorder, crop)
  const [first] = passages
  const guess = guessedProblem(act, crop)
  const guide = passages.find((each) => each.crop === null)
  if (guess && !disorder.isCertain)
    return guide && disorder.lookalike?.test(guess.problem ?? '')
      ? askAmong(described, [guide, guess])
      : null
  if (first?.problem !== undefined) return shownUnconfirmed(first, all)
  const subject = requestedSubject(question)
  const shown = [...(subject ? passagesOn(knowledge, subject, crop) : []), ...passages]
  const ofCrop = aspectChoices(knowledge, crop, ['water', 'fertiliser'])
  if (shown.length > 0)
    return { ...answerFrom([...new Set(shown)]), choices: ofCrop.slice(0, maxFurther) }
  const offered = (disorder.offered ?? []).flatMap((id) => knowledge.passageById(id) ?? [])
  const choices = distinctChoices([
    ...offered.map(passageChoice),
    ...likelyAnswers(act).filter(({ en }) => tellsOfGrowth(knowledge, en.message)),
    ...ofCrop,
  ])
  return { kind: 'refuse', reason: 'not-on-page', name: '', subject: disorder.name, crop, choices }
}

/** Minimum probability (0–1) that a question is about a problem. */
const minProbabilityOfClass = 0.5
const isAboutProblem = (
  { hasStrongSigns, asksWhen, asksHowMuch }: Question,
  reading: QuestionReading,
) =>
  (reading.class.get('problem') ?? 0) >= minProbabilityOfClass ||
  (hasStrongSigns && !asksWhen && !asksHowMuch)

/** Whether it is asked which problem is meant although the question names one, which the page has not. */
const namesOtherProblem = ({ problems }: Question, act: CropAnswer) =>
  act.kind === 'ask' && act.unknownProblem !== '' && problems.length > 0

/** Whether an answer is the guide to the causes of a disorder, which the crop's page may know better. */
const isGuideTo = ({ guide }: GrowthDisorder, act: CropAnswer) =>
  act.kind === 'passages' && act.passages.length === 1 && act.passages[0]?.id === guide

/** The disorder of growth that a question tells of; of cold only where it is open what is wrong. */
function disorderOf({ question, act, crop }: Described): GrowthDisorder | undefined {
  const disorder = growthDisorder(question, crop)
  const isProblem = act.kind === 'ask' && act.missing === 'problem'
  return disorder?.isWeak && !isProblem ? undefined : disorder
}

/**
 * Answers what is described where nothing else does: by the disorder of growth that it is, by the one problem that fits clearly best,
 * unconfirmed, or by asking which of those that fit it is. A guess whose page lacks a telling sign is no answer.
 */
export function answerDescribed(described: Described): CropAnswer {
  const { knowledge, question, act, crop, all, bySigns } = described
  if (question.crops.length !== 1) return act
  const disorder = disorderOf(described)
  if (!isOpen(described) && !(disorder && isGuideTo(disorder, act))) return act
  const ofDisorder = disorder ? answerDisorder(described, disorder) : null
  if (ofDisorder) return ofDisorder
  const guess = guessedProblem(act, crop)
  const missing = guess ? missingSign(question, guess) : ''
  const isQuestionBack = act.kind === 'ask' && act.missing === 'problem'
  if (!isQuestionBack && missing === '') return act
  const reading = readQuestion(question)
  if (!isAboutProblem(question, reading)) return act
  if (namesOtherProblem(question, act))
    return { ...act, choices: problemChoices(problemsByKind(reading, all)) }
  const ranked = problemsByLikeness(knowledge, question, reading, all)
  const clear = clearlyLikeliest(ranked)
  const [best] = ranked
  if (bySigns && bySigns === best?.passage) return shownUnconfirmed(bySigns, all)
  if (clear && !bySigns) return shownUnconfirmed(clear, all)
  const likely = [
    ...new Set([...(bySigns ? [bySigns] : []), ...(clear ? [clear] : nearlyAsLikely(ranked))]),
  ]
  if (likely.length > 1) return askAmong(described, likely)
  if (missing === '') return act
  const others = [...new Set([...ranked.map(({ passage }) => passage), ...all])]
  return askAmong({ ...described, all: others.filter((each) => each !== guess) }, [], missing)
}
