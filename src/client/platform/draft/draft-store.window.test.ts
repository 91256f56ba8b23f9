import { expect, test, vi } from 'vitest'
import {
  deleteRememberedAccount,
  rememberAccount,
} from '#client/platform/session/remembered-account.ts'
import { deleteToken, storeToken } from '#client/platform/session/session.ts'
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

const noteOfTab = draftStore({ key, storage: 'tab', parse: textsOf })
function logIn(account: string) {
  storeToken(`token of ${account}`, 'farmer')
  rememberAccount(account)
}

test('what one account typed in a tab is not shown to the next one after its session has expired', () => {
  logIn('asha')
  noteOfTab.write({ note: 'Call me about my wheat' })
  deleteToken()
  expect(noteOfTab.read()).toEqual({ note: 'Call me about my wheat' })
  // A change without a session leaves it hers.
  noteOfTab.write({ note: 'Call me about my wheat and rice' })
  logIn('bina')
  expect(noteOfTab.read()).toBeNull()
  expect(sessionStorage.getItem(key)).toBeNull()
})

test('what was typed in a tab comes back after the next login of the same account', () => {
  logIn('asha')
  noteOfTab.write({ note: 'Call me about my wheat' })
  deleteToken()
  logIn('asha')
  expect(noteOfTab.read()).toEqual({ note: 'Call me about my wheat' })
})

test('what a visitor typed stays after the login, also where another account was logged in before', () => {
  logIn('asha')
  deleteToken()
  noteOfTab.write({ note: 'When does it rain?' })
  logIn('bina')
  expect(noteOfTab.read()).toEqual({ note: 'When does it rain?' })
})

test('a logout in another tab deletes what was typed in this one', () => {
  logIn('asha')
  noteOfTab.write({ note: 'Call me about my wheat' })
  // Both tabs share the device's storage, and each has its own of the tab.
  deleteRememberedAccount()
  deleteToken()
  expect(noteOfTab.read()).toBeNull()
  logIn('asha')
  expect(noteOfTab.read()).toBeNull()
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
