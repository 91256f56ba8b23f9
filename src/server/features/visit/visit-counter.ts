import { z } from 'zod'
import type { Env } from '../../core/env.ts'

const timeoutMs = 3000

/** The whole answer is the number of visits, as JSON or as plain digits. */
const Answer = z.coerce.number().int().min(0)

/**
 * Tells the outside visit counter of one visit.
 * @returns its number of visits, null when no counter is set up.
 * @throws Error when it can't be reached in 3 s, or answers with anything but 200 and a number.
 */
export async function askVisitCounter(env: Env): Promise<number | null> {
  if (!env.VISIT_COUNTER_URL) return null
  const response = await fetch(env.VISIT_COUNTER_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientSecret: env.VISIT_COUNTER_CLIENT_SECRET,
      applicationId: env.VISIT_COUNTER_APPLICATION_ID,
    }),
    // A redirect would carry the secret to an address that nobody configured.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`the visit counter answered ${response.status}`)
  const answer = Answer.safeParse(text.trim() === '' ? undefined : text.trim())
  if (!answer.success) throw new Error('the visit counter answered with something not a number')
  return answer.data
}
