import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isKnown } from './answer/advisor-answer.policy.ts'
import { knowledge } from './knowledge/advisor-knowledge.service.ts'

/** Questions as farmers ask them, with the passages that answer them; and some that none answers. */
const Evaluation = z.strictObject({
  known: z.array(z.strictObject({ ask: z.string(), find: z.array(z.string()).min(1) })),
  unknown: z.array(z.string()),
})

const looked = 3

/** How well the advisor finds what it knows, and whether it knows what it does not. */
export function evaluateAdvisor(file = join(import.meta.dirname, 'evaluation.json')) {
  const questions = Evaluation.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { understand, search, passages } = knowledge()
  const ids = new Set(passages.map(({ id }) => id))
  const ask = (question: string) => search(understand(question, undefined, new Date()), looked)
  const known = questions.known.map(({ ask: question, find }) => {
    const missing = find.filter((id) => !ids.has(id))
    if (missing.length > 0) throw new Error(`there is no passage ${missing.join(', ')}`)
    const found = ask(question)
    const got = found.map(({ passage }) => passage.id)
    const isAnswered = found[0] !== undefined && isKnown(found[0])
    return { ask: question, find, got, place: got.findIndex((id) => find.includes(id)), isAnswered }
  })
  const unknown = questions.unknown.map((question) => {
    const found = ask(question)
    const [best] = found
    const isRefused = !best || !isKnown(best)
    return { ask: question, got: found.map(({ passage }) => passage.id), isRefused }
  })
  return {
    known,
    unknown,
    /** The share of questions whose passage is among the first three. */
    share: known.filter(({ place }) => place >= 0).length / known.length,
    /** The share of questions whose passage comes first. */
    first: known.filter(({ place }) => place === 0).length / known.length,
    /** The share of questions off topic that are refused. */
    refused: unknown.filter(({ isRefused }) => isRefused).length / unknown.length,
  }
}
