import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Lexicon } from '../../understanding/advisor-lexicon.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { answerFrom, askFor } from '../outcome/advisor-candidate.ts'
import { problemChoices } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'
import { calledProblem } from '../page-names/advisor-called-problem.policy.ts'
import { isOtherThanAphid } from '../page-names/advisor-crop-page-names.policy.ts'
import { isSignAmongOthers, likensToRust } from '../page-names/advisor-problem-question.policy.ts'
import { guessedProblem } from './advisor-described-answer.policy.ts'

/** In a longer story one word of many misleads. */
const maxWordsOfName = 10

/** Whether it would be asked which problem of the crop it is. */
const isProblemOpen = (act: CropAnswer, crop: string) =>
  act.kind === 'ask' && act.missing === 'problem' && act.crop === crop

/** Entries of the lexicon for one kind of animal each, whose names describe nothing. */
const kindsOfAnimals: ReadonlySet<string> = new Set(
  `hopper mite weevil aphid thrips whitefly jassid mealybug fruit-fly termite brown-planthopper gundhi-bug stem-borer fruit-borer
    pod-borer leaf-miner white-grub`.split(/\s+/),
)

/** The only problem of a crop with the one animal that a question names: "aam par bhunga". */
function onlyWithNamedAnimal(
  { cropProblems }: Lexicon,
  question: Question,
  crop: string,
  all: readonly Passage[],
): Passage | undefined {
  const [animal = '', other] = question.problems
  if (other !== undefined || !kindsOfAnimals.has(animal)) return undefined
  const [first, second] = cropProblems.filter(
    (each) =>
      each.crop === crop && each.entries.has(animal) && !isOtherThanAphid(question, each.name),
  )
  return first && !second ? all.find(({ problem }) => problem === first.name) : undefined
}

/** What curls the leaves of chillies, told apart: "kukda" names them all. */
const curling = /leaf curl|thrips|yellow mite/i

/**
 * A problem that the question calls by its name is no guess, however long the question is.
 * @param all the problems of the crop.
 */
export function confirmCalledProblem(
  lexicon: Lexicon,
  question: Question,
  act: CropAnswer,
  crop: string,
  all: readonly Passage[],
): CropAnswer {
  if (question.crops.length > 1 || likensToRust(question)) return act
  const guess = guessedProblem(act, crop)
  const isShort = question.tokens.length <= maxWordsOfName
  if (!guess && !(isShort && isProblemOpen(act, crop))) return act
  if (isSignAmongOthers(question)) {
    const curls = all.filter(({ problem = '' }) => curling.test(problem))
    // "Patte upar mud rahe" has told thrips from the others.
    const isOtherCause = guess !== undefined && !/leaf curl/i.test(guess.problem ?? '')
    return question.problems.includes('leaf-curl') && curls.length > 1 && !isOtherCause
      ? askFor('problem', {
          crop,
          likely: curls,
          choices: problemChoices([...new Set([...curls, ...all])]),
        })
      : act
  }
  const called = calledProblem(question, crop, all)
  const named =
    called && (guess || called.isNameAlone)
      ? called.passage
      : onlyWithNamedAnimal(lexicon, question, crop, all)
  return named && (!guess || guess === named) ? answerFrom([named]) : act
}
