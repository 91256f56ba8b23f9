import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { PassageHit } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  isColourWord,
  isPlantPart,
  isSignWord,
} from '../understanding/aspects/advisor-aspect-words.policy.ts'
import { askFor } from './outcome/advisor-candidate.ts'
import { problemChoices } from './outcome/advisor-choices.policy.ts'
import type { Choice, DecidedAct, RuleCertainty } from './outcome/advisor-decision.ts'
import { isOtherThanAphid } from './page-names/advisor-crop-page-names.policy.ts'
import {
  guideForCrop,
  guideForProblems,
  isGuideForCrop,
} from './page-names/advisor-guides.policy.ts'
import { generalProblems, vagueProblems } from './page-names/advisor-problem-groups.data.ts'
import {
  isAboutStorage,
  isSignAmongOthers,
  isWordForPests,
} from './page-names/advisor-problem-question.policy.ts'
import { strangeProblemName } from './page-names/advisor-strange-problem-name.policy.ts'
import { unknownSubject } from './page-names/advisor-unknown-subjects.policy.ts'

export type ProblemAnswer = DecidedAct & RuleCertainty & { choices?: readonly Choice[] }

/** A passage must cover this share of the described signs to be offered as what they may mean. */
const minSignCoverage = 0.34
/** The same where the question does not say that anything is wrong. */
const minLikelyCoverage = 0.5
export const maxOffered = 4
/** How much better the best description must fit than the next, to be shown rather than offered among others. */
const clearLead = 1.5
/** The same where more than a fifth of what is told does not fit. */
const clearLeadOfPart = 3
const minCoverageOfWhole = 0.8

/** The passages of a crop's problems, in the order of its page. */
export const problemPassages = ({ passages }: AdvisorKnowledge, crop: string) =>
  passages.filter((passage) => passage.crop === crop && passage.problem !== undefined)

/** "DBM caterpillar" is the diamondback moth, not any caterpillar. */
const specificWeight = 3

/** The problems of a crop that a question names, those with the most names in common first. */
function namedProblems(knowledge: AdvisorKnowledge, question: Question, crop: string) {
  const countOf = (passage: Passage) => {
    if (isOtherThanAphid(question, passage.problem)) return 0
    const known = knowledge.lexicon.cropProblems.find(
      (each) => each.crop === crop && each.name === passage.problem,
    )
    return question.problems
      .filter((problem) => known?.entries.has(problem))
      .reduce((sum, problem) => sum + (generalProblems.has(problem) ? 1 : specificWeight), 0)
  }
  const counted = problemPassages(knowledge, crop).map((passage) => ({
    passage,
    count: countOf(passage),
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  return most === 0
    ? []
    : counted.filter(({ count }) => count === most).map(({ passage }) => passage)
}

/** The problems of a crop whose signs a question describes, best first. */
function describedProblems(
  knowledge: AdvisorKnowledge,
  question: Question,
  among: readonly Passage[],
) {
  const ids = new Set(among.map(({ id }) => id))
  return knowledge.search(question, { isSearched: ({ id }) => ids.has(id) })
}

const askWhichProblem = (
  knowledge: AdvisorKnowledge,
  crop: string,
  unknownProblem: string,
  offered: readonly Passage[],
): ProblemAnswer => {
  const overview = knowledge.passageById(`calendar/${crop}/troubles`)
  return askFor('problem', {
    passages: overview ? [overview] : [],
    unknownProblem,
    crop,
    choices: problemChoices(offered),
  })
}

export const unconfirmed = (
  passages: readonly Passage[],
  offered: readonly Passage[],
): ProblemAnswer => ({
  kind: 'passages',
  passages,
  showsDoses: false,
  choices: problemChoices(offered),
})

/**
 * The one description that fits what a question tells, clearly better than the next; null when none does. The names of
 * crops and of parts of plants describe nothing by themselves.
 */
function clearlyDescribed(hits: readonly PassageHit[], { cropStems, tokens }: Question) {
  const [best, second] = hits
  if (!best) return null
  const words = tokens.filter(
    ({ text, stem }) => best.matchedWords.includes(text) && !cropStems.includes(stem),
  )
  // One word is not enough, nor a colour: a leaf is yellow or red for many reasons.
  if (new Set(words.map(({ stem }) => stem)).size < 2) return null
  if (words.every((token) => isPlantPart(token) || isColourWord(token))) return null
  const lead = second ? best.score / second.score : Number.POSITIVE_INFINITY
  const isClear = lead > (best.coverage < minCoverageOfWhole ? clearLeadOfPart : clearLead)
  return isClear ? best.passage : null
}

/** Decides a question that names a pest, disease or deficiency; null when only its signs can answer it. */
export function decideNamedProblem(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
): ProblemAnswer | null {
  const { problems, problemText, deficiencies } = question
  if (isAboutStorage(question)) return null
  const specific = problems.filter((problem) => !generalProblems.has(problem))
  const deficiency = guideForProblems(knowledge, deficiencies)
  if (deficiency) return { kind: 'passages', passages: [deficiency], showsDoses: true }
  const named = namedProblems(knowledge, question, crop)
  const [first] = named
  const descriptions = question.freeTokens.filter(
    (token) =>
      (isSignWord(token) || isPlantPart(token)) && !question.problemText.includes(token.text),
  )
  if (first && problems.every((problem) => vagueProblems.has(problem))) {
    if (descriptions.length > 0) return decideDescribedProblem(knowledge, question, crop)
    const all = problemPassages(knowledge, crop)
    const offered = [...new Set([...named, ...all])]
    return { ...askWhichProblem(knowledge, crop, '', offered), isSure: true }
  }
  if (isSignAmongOthers(question)) return decideDescribedProblem(knowledge, question, crop)
  const isPlain = descriptions.every(isWordForPests) && question.unexplainedWords.length === 0
  const strange = strangeProblemName(question, problemPassages(knowledge, crop))
  if (strange !== null) {
    const offered = [...new Set([...named, ...problemPassages(knowledge, crop)])]
    return {
      ...askWhichProblem(knowledge, crop, strange, offered.slice(0, maxOffered)),
      isSure: true,
    }
  }
  if (first && named.length === 1) {
    const isSure = problems.length === 1 && (specific.length === 1 || isPlain)
    return { kind: 'passages', passages: [first], showsDoses: true, isSure }
  }
  if (first) {
    const hits = describedProblems(knowledge, question, named)
    const [best, second] = hits
    const isClear = best && (!second || best.score > second.score * 1.3)
    // A name that several have says nothing for one of them; the page tells the commonest first.
    const byFit = question.hasSpecificSigns ? hits.map(({ passage }) => passage) : []
    const ordered = [...new Set([...byFit, ...named])]
    return isClear && question.hasSpecificSigns
      ? unconfirmed([best.passage], ordered.slice(0, maxOffered))
      : unconfirmed(ordered.slice(0, 2), ordered.slice(0, maxOffered))
  }
  const guide = specific.length > 0 ? guideForProblems(knowledge, specific) : undefined
  // What is done to the seed of wheat against loose smut is nothing for chillies.
  if (guide && isGuideForCrop(knowledge, guide, crop)) {
    const isSure = isPlain && problems.length === 1
    return { kind: 'passages', passages: [guide], showsDoses: true, isSure }
  }
  // "Wheat root rot", which its page lacks, is none of its problems; with signs beside it the words may describe one.
  const isOfOtherProblem = specific.length > 0 || (problems.length > 0 && isPlain)
  return isOfOtherProblem
    ? {
        ...askWhichProblem(knowledge, crop, problemText, problemPassages(knowledge, crop)),
        isSure: true,
      }
    : null
}

/** Hits that have much of what a question describes, or two of its words. */
const described = (knowledge: AdvisorKnowledge, question: Question, all: readonly Passage[]) =>
  describedProblems(knowledge, question, all).filter(
    ({ coverage, matchedWords }) =>
      matchedWords.length > 1 || (coverage > minSignCoverage && matchedWords.length > 0),
  )

/** The problem that words such as "bushy, no pods" describe; null when none has most of them. */
export function likelyProblem(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
): ProblemAnswer | null {
  const mayDescribe = question.freeTokens.some((token) => isSignWord(token) || isPlantPart(token))
  if (!mayDescribe || question.asksWhen || question.asksHowMuch) return null
  const all = problemPassages(knowledge, crop)
  const hits = described(knowledge, question, all)
  const likely = hits.filter(({ coverage }) => coverage > minLikelyCoverage)
  const best = clearlyDescribed(likely, question)
  const offered = [...new Set([...hits.map(({ passage }) => passage), ...all])]
  if (best) return unconfirmed([best], offered.slice(0, maxOffered))
  return likely.length > 0 ? askWhichProblem(knowledge, crop, '', offered) : null
}

/** Whether a question asks how much of something is given, and nothing else. */
const asksForDose = ({ aspects, asksHowMuch }: Question) =>
  (aspects.length > 0 || asksHowMuch) && aspects.every((aspect) => aspect === 'fertiliser')

/** Decides a question that describes what harms a crop, or asks for a remedy without saying against what. */
export function decideDescribedProblem(
  knowledge: AdvisorKnowledge,
  question: Question,
  crop: string,
): ProblemAnswer {
  const all = problemPassages(knowledge, crop)
  const pesticides = question.substances.filter((id) => question.pesticideIds.has(id))
  if (pesticides.length > 0) {
    const names = ({ text }: Passage) =>
      pesticides.some((id) => text.en.toLowerCase().includes(id.replaceAll('-', ' ')))
    // "Mancozeb dose for potato" must not get the doses of urea.
    const isSure = asksForDose(question)
    const weeds = guideForCrop(knowledge, 'weeds', crop)
    if (weeds && names(weeds))
      return { kind: 'passages', passages: [weeds], showsDoses: true, isSure }
    // The dose depends on the problem, which the question does not name.
    const naming = all.filter(names)
    if (naming.length > 0) return { ...unconfirmed(naming.slice(0, 1), naming), isSure }
    const refused = { kind: 'refuse', reason: 'not-on-page', name: question.substanceText } as const
    return { ...refused, crop, choices: problemChoices(all), isSure }
  }
  const hits = described(knowledge, question, all)
  const offered = [...new Set([...hits.map(({ passage }) => passage), ...all])]
  const best = clearlyDescribed(hits, question)
  if (best) return unconfirmed([best], offered)
  if (question.hasSpecificSigns && hits.length > 0)
    return askWhichProblem(knowledge, crop, '', offered)
  const name = unknownSubject(question)
  return askWhichProblem(knowledge, crop, name || question.problemText, offered)
}

/** A problem that is likely meant, to be confirmed by the user, who is offered the crop's others. */
export const askToConfirm = (knowledge: AdvisorKnowledge, problem: Passage, crop: string) => {
  const all = new Set([problem, ...problemPassages(knowledge, crop)])
  return unconfirmed([problem], [...all].slice(0, maxOffered))
}
