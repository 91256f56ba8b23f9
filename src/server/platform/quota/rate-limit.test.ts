import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const quota = { name: 'lookups', max: 2, window: 60 }

test('the third use of a quota of two is refused with the seconds to wait', async () => {
  const rateLimit = createRateLimit()
  await rateLimit.consume(quota, '192.0.2.1')
  await rateLimit.consume(quota, '192.0.2.1')
  const error = await rateLimit.consume(quota, '192.0.2.1').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'rate.limited', status: 429 })
  const { retryAfter } = error as { retryAfter: number }
  expect(retryAfter).toBeGreaterThan(58)
  expect(retryAfter).toBeLessThanOrEqual(60)
})

test('keys and quotas are counted separately', async () => {
  const rateLimit = createRateLimit()
  await rateLimit.consume({ ...quota, max: 1 }, 'a')
  await rateLimit.consume({ ...quota, max: 1 }, 'b')
  await rateLimit.consume({ ...quota, name: 'messages', max: 1 }, 'a')
})
