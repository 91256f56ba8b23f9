import { expect, test, vi } from 'vitest'
import { draftStore, textsOf } from './draft-store.ts'

const key = 'a-draft'

test('a draft is read as it was written, until it is removed', () => {
  const store = draftStore({ key, storage: 'tab', parse: (value) => textsOf(value, 10) })
  expect(store.read()).toBeNull()
  store.write({ name: 'Asha', note: 'longer than ten', count: 1, crop: undefined })
  expect(store.read()).toEqual({ name: 'Asha' })
  store.remove()
  expect(store.read()).toBeNull()
})

test.each(['{broken', 'null', '"text"', '7'])('a stored %s is no draft', (text) => {
  sessionStorage.setItem(key, text)
  expect(draftStore({ key, storage: 'tab', parse: textsOf }).read()).toBeNull()
})

test('an expired draft is not read', () => {
  vi.useFakeTimers({ now: 0 })
  const store = draftStore({ key, storage: 'device', maxAgeMs: 1000, parse: (value) => value })
  store.write({ text: 'hello' })
  expect(store.read()).toEqual({ text: 'hello', savedAt: 0 })
  vi.setSystemTime(1000)
  expect(store.read()).toBeNull()
  vi.useRealTimers()
})
