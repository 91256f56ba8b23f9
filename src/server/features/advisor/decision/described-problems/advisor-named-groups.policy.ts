import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import { withoutCarriers } from '../../names/advisor-names.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { askFor } from '../outcome/advisor-candidate.ts'
import { problemChoices } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'
import { tellsPestOnly } from '../page-names/advisor-problem-question.policy.ts'
import { animalPests, problemGroups } from './advisor-named-groups.data.ts'

/** At most so many are told apart, the commonest first. */
const maxMembers = 5

const nameOf = ({ problem = '' }: Passage) => withoutCarriers(problem)

/** The problems of a crop that belong to the kind which a question names: "illi", "fungus", "keeda"; none where it names another, or several. */
function membersOfNamedGroup(question: Question, all: readonly Passage[]): readonly Passage[] {
  const { problems, freeTokens } = question
  const isPestWord = freeTokens.some(({ terms }) => terms.includes('=pest'))
  if (problems.length === 0)
    return isPestWord && tellsPestOnly(question)
      ? all.filter((each) => animalPests.test(nameOf(each)))
      : []
  const group = problemGroups.find(({ entries }) =>
    problems.every((each) => entries.includes(each)),
  )
  return group
    ? all.filter(({ problem = '' }) => group.members.test(problem) && !group.others?.test(problem))
    : []
}

/** Tells apart the problems of the kind that a question names, where it would only be asked what is seen. */
export function answerNamedGroup(
  { passageById }: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
  all: readonly Passage[],
): CropAnswer {
  const isOpen =
    act.kind === 'ask' &&
    act.missing === 'problem' &&
    act.crop === crop &&
    act.likely === undefined &&
    question.problemText.includes(act.unknownProblem) &&
    // "Parwal ki lat kab lagaye": a vine, and no caterpillar.
    (!question.asksWhen || question.asksRemedy)
  if (!isOpen || question.crops.length !== 1) return act
  const members = membersOfNamedGroup(question, all)
  if (members.length === 0) return act
  const overview = passageById(`calendar/${crop}/troubles`)
  return askFor('problem', {
    crop,
    passages: overview ? [overview] : [],
    likely: members.slice(0, maxMembers),
    isGroup: true,
    choices: problemChoices(members.length > 1 ? members : [...new Set([...members, ...all])]),
  })
}
