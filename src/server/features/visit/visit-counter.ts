import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'

/** Only one try: a repeated request could count a visit twice. */
const visitCounter: ExternalService = {
  name: 'visit-counter',
  timeoutMs: 3000,
  tries: 1,
  maxBytes: 1000,
}

/** The whole response is the number of visits, as JSON or as plain digits. */
const VisitCounterAnswer = z.coerce.number().int().min(0)

/**
 * Reports one visit to the external visit counter.
 * @returns its number of visits; null when no counter is configured.
 * @throws Error when it does not answer within 3 s, or answers with anything but 200 and a number.
 */
export async function reportVisit(env: Env, external: External): Promise<number | null> {
  if (!env.VISIT_COUNTER_URL) return null
  const { status, body } = await external.ask(visitCounter, {
    url: new URL(env.VISIT_COUNTER_URL),
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientSecret: env.VISIT_COUNTER_CLIENT_SECRET,
      applicationId: env.VISIT_COUNTER_APPLICATION_ID,
    }),
  })
  if (status !== 200) throw new Error(`the visit counter answered ${status}`)
  const text = body.toString('utf8').trim()
  const answer = VisitCounterAnswer.safeParse(text === '' ? undefined : text)
  if (!answer.success) throw new Error('the visit counter answered with something not a number')
  return answer.data
}
