import { expect, test, vi } from 'vitest'
import { deleteToken, markKind, readToken, storeToken } from './session.ts'

const day = 86_400_000

test('a token expires after seven days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  storeToken('t-1', 'farmer')
  vi.setSystemTime(Date.now() + 7 * day - 1)
  expect(readToken()).toBe('t-1')
  vi.setSystemTime(Date.now() + 1)
  expect(readToken()).toBeNull()
  expect(localStorage.getItem('token')).toBeNull()
})

test('a merchant’s token is also stored under mtoken, until the account becomes a farmer’s', () => {
  storeToken('t-2', 'merchant')
  expect(localStorage.getItem('mtoken')).toBe('t-2')
  markKind('farmer')
  expect(localStorage.getItem('mtoken')).toBeNull()
  expect(readToken()).toBe('t-2')
})

test('deleting a token leaves nothing behind', () => {
  storeToken('t-3', 'merchant')
  deleteToken()
  expect({ ...localStorage }).toEqual({})
})
