import { currentTime } from '#shared/kit/clock.ts'
import { aspectPassage } from '../../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { asksForAspect } from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import type { CropAspect } from '../../understanding/aspects/advisor-aspects.data.ts'
import {
  anyCrop,
  askingWords,
  clauseBorder,
  howMany,
  negation,
  plainWhenWords,
  rainWords,
  sowingSeasons,
  sowingWords,
  suitability,
  timeWords,
  whatNow,
  wordsAfterWhen,
} from '../../understanding/aspects/advisor-clause-words.data.ts'
import { chooseAspect } from '../outcome/advisor-aspect-choice.policy.ts'
import { answerFrom } from '../outcome/advisor-candidate.ts'
import { aspectChoices } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'

/** A clause of fewer words asks nothing. */
const minClauseWords = 2
/** Clauses of a message that are read, the last ones: a story ends with its question. */
const maxClauses = 6
/** Passages that are shown together. */
const maxPassages = 2
/** Words that nothing explains in a clause whose amount is asked for; more may change its sense. */
const maxUnexplained = 3
/** A message of more words is a story, in which "what" and "how" ask for less than "when" and "how much". */
const maxWordsOfQuestion = 25

/** Amounts that one word names, whatever else a clause says. */
const amountAspects: readonly CropAspect[] = ['spacing', 'seed', 'fertiliser', 'water', 'yield']
const seedAspects: ReadonlySet<CropAspect> = new Set(['seed', 'spacing'])

const isSick = ({ problems, hasStrongSigns, asksRemedy }: Question) =>
  problems.length > 0 || hasStrongSigns || asksRemedy

/** "When pulled" is no question, "when to pull" is one. */
const asksWhenPlainly = ({ tokens }: Question) =>
  tokens.some((token, position) => {
    if (plainWhenWords.has(token)) return true
    if (token.folded !== 'when') return false
    const next = tokens[position + 1]
    return position === 0 || next === undefined || wordsAfterWhen.has(next)
  })
/** "5th month", "next month" name a time; "in which month" and "sowing time" ask for one. */
const asksForTime = (clause: Question) =>
  asksWhenPlainly(clause) ||
  clause.tokens.filter((token) => timeWords.has(token)).length > 1 ||
  clause.tokens.some((token) => sowingWords.has(token))

const asksSomething = (clause: Question) =>
  asksWhenPlainly(clause) || clause.tokens.some((token) => askingWords.has(token))

/** Whether a question asks if a crop does well at a place that it names. */
export const asksSuitability = ({ message, placeWords, state }: Question): boolean =>
  (placeWords.length > 0 || state !== null) && suitability.test(message)

/** Rain decides when something is given; no page of a crop tells it. */
const namesRain = ({ tokens }: Question) => tokens.some((token) => rainWords.has(token))

/** What one clause asks about the crop; empty where it asks nothing, or not plainly. */
function aspectsOfClause(clause: Question, crop: string, isLong: boolean): readonly CropAspect[] {
  if (isSick(clause) || namesRain(clause)) return []
  const { strongAspects, asksHowMuch, unexplainedWords, message } = clause
  if (asksSuitability(clause) && strongAspects.every((each) => each === 'sowing'))
    return sowingSeasons.test(message) ? ['sowing', 'climate'] : ['climate']
  const asksPlainly = asksWhenPlainly(clause) || asksHowMuch
  if (!asksSomething(clause) || (isLong && !asksPlainly && strongAspects.length === 0)) return []
  if (negation.test(message) && !asksWhenPlainly(clause)) return []
  const chosen = chooseAspect({ ...clause, crops: [crop] })
  // "Which variety, and how much seed": two questions with one verb.
  if (chosen === 'varieties' && asksHowMuch && strongAspects.includes('seed'))
    return ['varieties', 'seed']
  const amounts = amountAspects.filter((aspect) => strongAspects.includes(aspect))
  // "Kitne gaddhe, khad kitna" without a comma: two amounts.
  if (amounts.length > 1 && clause.tokens.filter((token) => howMany.has(token)).length > 1)
    return amounts
  if (chosen === 'sowing' && !asksForTime(clause)) return []
  if (chosen !== null && chosen !== 'general') return [chosen]
  return asksHowMuch && unexplainedWords.length <= maxUnexplained ? amounts.slice(0, 1) : []
}

/** "And when to throw": only a time is asked, that of what the clause before names. */
const asksOnlyWhen = (clause: Question) =>
  asksWhenPlainly(clause) &&
  clause.crops.length === 0 &&
  clause.aspects.every((aspect) => aspect === 'sowing' || aspect === 'general') &&
  clause.freeTokens.length <= 3

/** What the clauses of a message ask about a crop, in their order. */
function statedAspects(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
  isMeant: (aspect: CropAspect, clause: Question) => boolean = () => true,
): readonly CropAspect[] {
  const isLong = question.tokens.length > maxWordsOfQuestion
  const clauses = question.message
    .split(clauseBorder)
    .filter((clause) => clause.trim().split(/\s+/).length >= minClauseWords)
    .slice(-maxClauses)
    .map((clause) => knowledge.parseQuestion(clause, question.topic, currentTime()))
  const aspects = new Set<CropAspect>()
  // Beside another crop only the clauses from this one's name on are about it.
  let isAboutCrop = question.crops.length === 1
  // "What you call kodo, the small millet, sama, when is it sown": a name that nobody knows stands between.
  let namesUnknown = false
  for (const clause of clauses) {
    if (clause.crops.length > 0) isAboutCrop = clause.crops.join() === crop
    const isOfUnknown: boolean = namesUnknown && clause.crops.length === 0
    namesUnknown = isOfUnknown || clause.unknownWords.length > 0
    if (!isAboutCrop || isOfUnknown) continue
    const requested = aspectsOfClause(clause, crop, isLong)
    const isTimeOfSeed = [...aspects].some((each) => seedAspects.has(each)) && asksOnlyWhen(clause)
    for (const aspect of requested.length === 0 && isTimeOfSeed ? ['sowing' as const] : requested) {
      // "How long does it keep, and at what degree": that of the store.
      const isOfStore = aspect === 'climate' && aspects.has('storage')
      if (!isOfStore && isMeant(aspect, clause)) aspects.add(aspect)
    }
  }
  return [...aspects]
}

function passagesStated(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
  isMeant?: (aspect: CropAspect, clause: Question) => boolean,
): readonly Passage[] {
  const passages = statedAspects(knowledge, question, crop, isMeant).flatMap(
    (aspect) => aspectPassage(knowledge, crop, aspect) ?? [],
  )
  return [...new Set(passages)].slice(0, maxPassages)
}

/** Whether the clauses of a question may be read apart: none names a substance or a problem, or leaves the crop open. */
const mayBeRead = ({ lexicon }: AdvisorKnowledge, question: Question) =>
  question.subjects.every(({ id, tier }) => !id.startsWith('crop:') || tier !== 'sound') &&
  question.problems.length === 0 &&
  question.mended === null &&
  question.substances.every(
    (id) => !question.pesticideIds.has(id) && !lexicon.growthRegulatorIds.has(id),
  ) &&
  !anyCrop.test(question.message)

/** "Maize is 40 days old, what to put now": the next dose of fertiliser, which the page gives by age. */
const asksWhatNow = ({ message, hasSigns, asksRemedy }: Question) =>
  !hasSigns && !asksRemedy && whatNow.test(message)

/**
 * What the clauses of a question state of its crop, where it would be asked what is wanted: "I have sandy soil, … what spacing and
 * which month". Null where no clause asks plainly.
 */
export function answerStatedAspects(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  isLikely: (aspect: CropAspect) => boolean,
): CropAnswer | null {
  if (act.kind !== 'ask' || act.missing !== 'aspect' || act.crop === null) return null
  if (!mayBeRead(knowledge, question) || namesRain(question)) return null
  const dose =
    asksWhatNow(question) &&
    isLikely('fertiliser') &&
    aspectPassage(knowledge, act.crop, 'fertiliser')
  if (dose)
    return {
      ...answerFrom([dose]),
      choices: aspectChoices(knowledge, act.crop, ['weeds', 'water']),
    }
  const { crop } = act
  if (!statedAspects(knowledge, question, crop).some(isLikely)) return null
  const passages = passagesStated(knowledge, question, crop)
  if (passages.length === 0) return null
  // Guides that were offered stay within reach.
  const choices = (act.choices ?? []).filter(({ en }) => {
    const guide = knowledge.passageByTitle(en.message)
    return guide?.id.startsWith('guide/') === true
  })
  return { ...answerFrom(passages), choices }
}

const isAspect = ({ id, problem }: Passage) => id.startsWith('calendar/') && problem === undefined

/** Whether a clause has a word for an aspect, or asks for a time; what follows only from its turns is no second question. */
const isNamedIn = (aspect: CropAspect, clause: Question) =>
  aspect === 'sowing' ||
  (aspect === 'climate' && asksSuitability(clause)) ||
  !derivedAspects.has(aspect) ||
  clause.freeTokens.some((token) => aspect !== 'yield' && asksForAspect(aspect, token))
/** What a turn of phrase may stand for, as "how much does each tree get" for a yield. */
const derivedAspects: ReadonlySet<CropAspect> = new Set([
  'yield',
  'harvest',
  'varieties',
  'climate',
  'duration',
])

/** Adds the part of a crop's page that the other half of the question asks for: "seed of marigold, and when to sow for Diwali". */
export function addSecondAspect(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  const [crop, other] = question.crops
  if (act.kind !== 'passages' || crop === undefined || other !== undefined) return act
  const [shown, second] = act.passages
  if (shown === undefined || second !== undefined || shown.crop !== crop || !isAspect(shown))
    return act
  if (!clauseBorder.test(question.message) || !mayBeRead(knowledge, question)) return act
  const stated = passagesStated(knowledge, question, crop, isNamedIn)
  return stated.length > 1 && stated.includes(shown)
    ? { ...act, passages: [shown, ...stated.filter((each) => each !== shown)] }
    : act
}
