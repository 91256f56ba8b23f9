import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isConfidentHit } from './answer/advisor-answer.policy.ts'
import { advisorKnowledge } from './knowledge/advisor-knowledge.service.ts'

/** Questions in farmers' words with the ids of the passages that answer them, and questions off topic. */
const Evaluation = z.strictObject({
  answerable: z.array(
    z.strictObject({ question: z.string(), expectedPassages: z.array(z.string()).min(1) }),
  ),
  offTopic: z.array(z.string()),
})

/** A question counts as found when an expected passage is among this many hits. */
const evaluatedHits = 3

/** Measures how often the advisor finds the right passage, and how often it refuses questions off topic. */
export function evaluateAdvisor(file = join(import.meta.dirname, 'evaluation.json')) {
  const questions = Evaluation.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { parseQuestion, search, passages } = advisorKnowledge()
  const ids = new Set(passages.map(({ id }) => id))
  const evaluate = (question: string) => {
    const hits = search(parseQuestion(question, undefined, new Date()), evaluatedHits)
    return {
      question,
      hitIds: hits.map(({ passage }) => passage.id),
      isAnswered: hits[0] !== undefined && isConfidentHit(hits[0]),
    }
  }
  const answerable = questions.answerable.map(({ question, expectedPassages }) => {
    const missing = expectedPassages.filter((id) => !ids.has(id))
    if (missing.length > 0) throw new Error(`there is no passage ${missing.join(', ')}`)
    const result = evaluate(question)
    const rank = result.hitIds.findIndex((id) => expectedPassages.includes(id))
    return { ...result, expectedPassages, rank }
  })
  const offTopic = questions.offTopic.map(evaluate)
  return {
    answerable,
    offTopic,
    /** The share of answerable questions with an expected passage among the first three hits. */
    topThreeShare: answerable.filter(({ rank }) => rank >= 0).length / answerable.length,
    /** The share of answerable questions with an expected passage as the first hit. */
    firstShare: answerable.filter(({ rank }) => rank === 0).length / answerable.length,
    /** The share of questions off topic that the advisor refuses to answer. */
    refusedShare: offTopic.filter(({ isAnswered }) => !isAnswered).length / offTopic.length,
  }
}
