import type { ChatReply } from '#shared/advisor/advisor.schema.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import { maxChoices } from '../decision/outcome/advisor-choices.policy.ts'
import { asksBeyondForecast } from '../understanding/intents/advisor-far-weather.policy.ts'
import { readIntents } from '../understanding/intents/advisor-intents.policy.ts'
import { namedSeason } from '../understanding/season-and-weather/advisor-named-season.policy.ts'
import { composePassages, composeSigns, distinctSources } from './advisor-answer.policy.ts'
import { appHelp } from './advisor-app-help.data.ts'
import { areaOf, stateOf } from './advisor-area.policy.ts'
import { lookUpLiveData } from './advisor-look-up.service.ts'
import { nextDaysOfTown } from './advisor-monsoon-dates.data.ts'
import { openingLines, understoodText } from './advisor-opening-lines.policy.ts'
import { askBackText, refusalText } from './advisor-refusals.policy.ts'
import { advisorSentences } from './advisor-sentences.policy.ts'
import { smallTalkReplies } from './advisor-small-talk-replies.data.ts'
import type { ToolNeeds } from './advisor-tools.service.ts'

/** The reply without what the decision adds to every reply. */
async function composeReply(
  needs: ToolNeeds,
  query: ChatQuery,
  { question, decision }: DecidedQuestion,
): Promise<ChatReply> {
  const { language } = query
  const state = stateOf(question, query)
  const reply = (
    message: string,
    isKnown: boolean,
    sources: ChatReply['sources'] = [],
  ): ChatReply => ({
    message,
    sources,
    isKnown,
    writtenBy: 'advisor',
  })
  switch (decision.kind) {
    case 'small-talk':
      return reply(smallTalkReplies[decision.reply][language], true)
    case 'app-help': {
      const { text, page } = appHelp[decision.topic]
      return reply(text[language], true, [{ title: 'KrishiHaat', url: page, date: '' }])
    }
    case 'emergency':
    case 'passages': {
      const showsDoses = decision.kind === 'emergency' || decision.showsDoses
      const { message, sources } = composePassages(
        decision.passages,
        { showsDoses, state, season: namedSeason(question) },
        language,
      )
      return reply(message, true, sources)
    }
    case 'look-up': {
      const { message, sources } = await lookUpLiveData(needs, query, decision, {
        state,
        area: areaOf(query, { question, decision }),
      })
      return reply(message, sources.length > 0, sources)
    }
    case 'ask': {
      // No town's forecast tells when the monsoon comes.
      if (decision.missing === 'place' && asksBeyondForecast(question))
        return reply(nextDaysOfTown[language], true)
      const text = askBackText(decision, readIntents(question).includes('price'), language)
      if (decision.likely && decision.likely.length > 0) {
        const { message, sources } = composeSigns(decision.likely, language)
        return reply(`${text}\n\n${message}`, false, sources)
      }
      if (decision.passages.length === 0) return reply(text, false)
      const signs = composePassages(decision.passages, { showsDoses: true, state }, language)
      return reply(`${text}\n\n${signs.message}`, false, signs.sources)
    }
    case 'refuse': {
      const isAboutHealth =
        !decision.crop &&
        decision.reason !== 'animals' &&
        question.things.some(({ kind }) => kind === 'person')
      const text = isAboutHealth
        ? advisorSentences.health[language]
        : refusalText(decision, language)
      return reply(text, false)
    }
  }
}

async function answerOne(
  needs: ToolNeeds,
  query: ChatQuery,
  decided: DecidedQuestion,
): Promise<ChatReply> {
  const reply = await composeReply(needs, query, decided)
  return {
    ...reply,
    message: openingLines(decided, query) + reply.message,
    understood: understoodText(decided, query),
    choices: decided.decision.choices.map((choice) => choice[query.language]),
  }
}

/**
 * The answer from our own passages and look-ups, without an external model.
 * @param questions what was decided of the message, or of each of its two questions: their answers stand one below the other.
 */
export async function answerBuiltIn(
  needs: ToolNeeds,
  query: ChatQuery,
  questions: readonly [DecidedQuestion, ...DecidedQuestion[]],
): Promise<ChatReply> {
  const [question, ...others] = questions
  const first = await answerOne(needs, query, question)
  if (others.length === 0) return first
  const replies = [first]
  for (const other of others) replies.push(await answerOne(needs, query, other))
  return {
    ...first,
    message: replies.map(({ message }) => message).join('\n\n'),
    sources: distinctSources(replies.flatMap(({ sources }) => sources)),
    isKnown: replies.every(({ isKnown }) => isKnown),
    choices: replies.flatMap(({ choices = [] }) => choices).slice(0, maxChoices),
  }
}
