import { expect, test } from 'vitest'
import { deliveryHours } from '#shared/webhook/webhook.constants.ts'
import { retrySeconds } from './webhook.policy.ts'

test('a delivery that fails is tried again after 5, 20, 80 … seconds, at last every eight hours', () => {
  const waits = Array.from({ length: 13 }, (_, failed) => retrySeconds(failed + 1))
  expect(waits.slice(0, 7)).toEqual([5, 20, 80, 320, 1280, 5120, 20_480])
  expect(new Set(waits.slice(7))).toEqual(new Set([8 * 3600]))
})

test('a delivery that never succeeds is tried 16 times until it is given up', () => {
  let attempts = 1
  let seconds = retrySeconds(attempts)
  while (seconds <= deliveryHours * 3600) {
    attempts += 1
    seconds += retrySeconds(attempts)
  }
  expect(attempts).toBe(16)
})

test('a receiver that wants to be left alone for longer is, and one that wants less is not', () => {
  expect(retrySeconds(1, 600)).toBe(600)
  expect(retrySeconds(1, 1)).toBe(5)
  expect(retrySeconds(12, 24 * 3600)).toBe(24 * 3600)
})
