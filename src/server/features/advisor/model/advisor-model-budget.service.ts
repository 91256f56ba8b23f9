import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'

interface Needs {
  db: Database
  env: Env
  metrics: Metrics
  /** The address that the question is sent from. */
  ip: string
}

/** A daily budget of model calls is spent; the built-in advisor answers instead. */
export class ModelBudgetSpentError extends Error {}

/** Rolls the transaction back, so that a call beyond the day's budget is not counted for the address either. */
const rollback = new Error('the budget of the day is spent')

type Outcome = 'allowed' | 'day-spent' | 'address-spent'

/**
 * Counts one call of the external model, which costs money or computing time, against two budgets of
 * India's day: that of the address and that of all users together. The database counts them, so all
 * processes share them.
 * @throws ModelBudgetSpentError when either budget is spent; then nothing is counted.
 */
export async function consumeModelCall({ db, env, metrics, ip }: Needs): Promise<void> {
  const window = 'india-day'
  const address = addressBucket(ip)
  const perAddress = env.CHAT_MODEL_CALLS_PER_DAY_PER_ADDRESS
  const perDay = env.CHAT_MODEL_CALLS_PER_DAY
  const count = (): Promise<Outcome> =>
    db.transaction(async (em) => {
      const addressLimit = { name: 'chat-model-address', max: perAddress, window } as const
      if ((await consumeQuota(em, env, addressLimit, address)) !== null) return 'address-spent'
      const dayLimit = { name: 'chat-model', max: perDay, window } as const
      if ((await consumeQuota(em, env, dayLimit, 'all')) !== null) throw rollback
      return 'allowed'
    })
  const outcome = await count().catch((error: unknown): Outcome => {
    if (error !== rollback) throw error
    return 'day-spent'
  })
  metrics.chatModelCalls.inc({ outcome })
  if (outcome !== 'allowed') throw new ModelBudgetSpentError(outcome)
}
