import { expect, test, vi } from 'vitest'
import { draftStore, purgeStoredDrafts, textsOf } from './draft-store.ts'

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

test('a draft that was written while the clock was wrong expires from now on', () => {
  vi.useFakeTimers({ now: Date.UTC(2020, 0, 1) })
  const storeAt = (name: string) =>
    draftStore({ key: name, storage: 'device', maxAgeMs: 30_000, parse: textsOf })
  storeAt(key).write({ text: 'hello' })
  vi.setSystemTime('2026-11-20T10:00:00Z')
  expect(purgeStoredDrafts(key, storeAt)).toEqual([{ text: 'hello' }])
  vi.setSystemTime('2026-11-20T10:00:20Z')
  expect(purgeStoredDrafts(key, storeAt)).toEqual([{ text: 'hello' }])
  vi.setSystemTime('2026-11-20T10:00:30Z')
  expect(purgeStoredDrafts(key, storeAt)).toEqual([])
  expect(localStorage.getItem(key)).toBeNull()
  vi.useRealTimers()
})
