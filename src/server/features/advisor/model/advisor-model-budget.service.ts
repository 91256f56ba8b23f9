import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'

interface Needs {
  db: Database
  env: Env
  metrics: Metrics
  /** Who asks. */
  ip: string
}

/** A budget of the day is spent: the built-in advisor answers. */
export class ModelBudgetSpent extends Error {}

/** Keeps what was counted for the address out of the count when the whole day's budget is spent. */
const undo = new Error('the budget of the day is spent')

type Outcome = 'allowed' | 'day-spent' | 'address-spent'

/**
 * Counts one call of the outside model, which costs money or time on somebody's machine, against the
 * budgets of India's day: of the asking address and of all. They are counted in the database, so
 * all processes share them.
 * @throws ModelBudgetSpent when either is spent; then nothing is counted.
 */
export async function takeModelCall({ db, env, metrics, ip }: Needs): Promise<void> {
  const window = 'india-day'
  const address = addressBucket(ip)
  const perAddress = env.CHAT_MODEL_CALLS_PER_DAY_PER_ADDRESS
  const inAll = env.CHAT_MODEL_CALLS_PER_DAY
  const count = (): Promise<Outcome> =>
    db.transaction(async (em) => {
      const ofAddress = { name: 'chat-model-address', max: perAddress, window } as const
      if ((await consumeQuota(em, env, ofAddress, address)) !== null) return 'address-spent'
      const ofDay = { name: 'chat-model', max: inAll, window } as const
      if ((await consumeQuota(em, env, ofDay, 'all')) !== null) throw undo
      return 'allowed'
    })
  const outcome = await count().catch((error: unknown): Outcome => {
    if (error !== undo) throw error
    return 'day-spent'
  })
  metrics.chatModelCalls.inc({ outcome })
  if (outcome !== 'allowed') throw new ModelBudgetSpent(outcome)
}
