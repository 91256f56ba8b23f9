import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import {
  answersPerDay,
  questionsPerDay,
  reportsPerDay,
} from '#shared/community/community.constants.ts'
import { tooManyToday } from './community.errors.ts'

const perDay = { questions: questionsPerDay, answers: answersPerDay, reports: reportsPerDay }

/**
 * Counts what a user is about to write against the limit of the day in India. Deleting it later does
 * not give it back.
 * @throws AppError `community.too_many` (429).
 */
export async function countToday(
  em: EntityManager,
  env: Env,
  userId: string,
  what: keyof typeof perDay,
): Promise<void> {
  const quota = { name: `community:${what}`, max: perDay[what], window: 'india-day' } as const
  const wait = await consumeQuota(em, env, quota, userId)
  if (wait !== null) throw tooManyToday(what, wait)
}
