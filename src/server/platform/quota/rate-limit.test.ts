import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

const allowance = { name: 'lookups', times: 2, perSeconds: 60 }

test('the third of two is refused, and told when to come again', async () => {
  const { take } = createRateLimit()
  await take(allowance, '192.0.2.1')
  await take(allowance, '192.0.2.1')
  const error = await take(allowance, '192.0.2.1').catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: 'rate.limited', status: 429 })
  const { retryAfter } = error as { retryAfter: number }
  expect(retryAfter).toBeGreaterThan(58)
  expect(retryAfter).toBeLessThanOrEqual(60)
})

test('keys and allowances are counted apart', async () => {
  const { take } = createRateLimit()
  await take({ ...allowance, times: 1 }, 'a')
  await take({ ...allowance, times: 1 }, 'b')
  await take({ ...allowance, name: 'messages', times: 1 }, 'a')
})
