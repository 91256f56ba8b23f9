import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  type AppAnswer,
  guideOfTopic,
} from '../../understanding/intents/advisor-app-questions.data.ts'
import {
  namesSite,
  readAppQuestion,
} from '../../understanding/intents/advisor-app-questions.policy.ts'
import {
  isAboutLoginCode,
  tellsOfFraudAttempt,
} from '../../understanding/intents/advisor-fraud.policy.ts'
import { answerFrom } from '../outcome/advisor-candidate.ts'
import { passageChoice } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'
import { namedGuides } from '../page-names/advisor-guides.policy.ts'

const isGuideId = (answer: AppAnswer): answer is `guide/${string}` => answer.startsWith('guide/')

/** Whoever is called for the code of six digits may also ask about the login, of which the guide to the account tells. */
const guideIdOf = (question: Question, answer: AppAnswer) =>
  isGuideId(answer)
    ? answer
    : answer === 'fraudAttempt' && isAboutLoginCode(question)
      ? guideOfLogin
      : guideOfTopic[answer]
const guideOfLogin = 'guide/krishihaat-account'

/** Buttons for the schemes that a fraud uses the name of. */
const maxSchemes = 2

/**
 * Answers a question about the use of this site, from a guide or with a text of its own, and warns of a fraud before anything else is
 * said of the scheme that it names; null for any other question.
 */
export function decideAppQuestion(
  knowledge: AdvisorKnowledge,
  question: Question,
): CropAnswer | null {
  const isFraud = tellsOfFraudAttempt(question)
  const answer = isFraud ? 'fraudAttempt' : readAppQuestion(question)
  if (answer === null) return null
  const guide = knowledge.passageById(guideIdOf(question, answer))
  if (!guide) return null
  const certainty = { isSure: true, isFinal: true }
  if (isGuideId(answer)) return { ...answerFrom([guide]), ...certainty }
  const schemes = isFraud
    ? namedGuides(knowledge, question)
        .filter((each) => each.isOwn && each.guide !== guide)
        .slice(0, maxSchemes)
    : []
  return {
    kind: 'app-help',
    topic: answer,
    passages: [guide],
    choices: [guide, ...schemes.map((each) => each.guide)].map(passageChoice),
    ...certainty,
  }
}

const pagesGuide = 'guide/krishihaat-pages'

/** Offers what this site can do below the refusal of a question about it: no call centre knows the site. */
export function offerSiteHelp(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  const isUnknown =
    act.kind === 'refuse' && (act.reason === 'unknown' || act.reason === 'uncovered')
  const guide = knowledge.passageById(pagesGuide)
  if (!isUnknown || !guide || !namesSite(question)) return act
  const choices = act.choices ?? []
  const hasGuide = choices.some(({ en }) => en.message.includes('KrishiHaat'))
  return hasGuide ? act : { ...act, choices: [passageChoice(guide), ...choices] }
}
