import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runEarlyScript } from '#client/testing/early-script.ts'

const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
/** Milliseconds after which the script of the page is requested again. */
const askAgainMs = 5000

const { localStorage, sessionStorage } = window
const storages = { localStorage, sessionStorage }

runEarlyScript()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
})
afterEach(() => {
  // Whatever still waits for a connection stops.
  window.dispatchEvent(new Event('online'))
  reload.mockClear()
  for (const [name, value] of Object.entries(storages)) {
    Object.defineProperty(window, name, { value, configurable: true })
  }
})

/** The page's script does not load. @param statuses the server's answers to requests for the script; the last one stays. */
function loseScript(...statuses: number[]) {
  const requests = vi.fn(async () => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0]
    return new Response('', { status: status ?? 200 })
  })
  vi.stubGlobal('fetch', requests)
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = '/assets/index-1.js'
  document.body.append(script)
  script.dispatchEvent(new Event('error'))
  return requests
}

const askTimes = (times: number) => vi.advanceTimersByTimeAsync(times * askAgainMs + 1)

test.each([502, 503, 429])(
  'a page whose code is answered with %i asks again until the server has it',
  async (status) => {
    const requests = loseScript(status, status, 200)
    await askTimes(2)
    expect(requests).toHaveBeenCalledTimes(2)
    expect(reload).not.toHaveBeenCalled()
    await askTimes(1)
    expect(reload).toHaveBeenCalledOnce()
  },
)

test('a page whose code is gone is loaded anew, as a new version has other files, once a minute at most', async () => {
  loseScript(404)
  await askTimes(1)
  expect(reload).toHaveBeenCalledOnce()
  // The new page does not get its code either.
  loseScript(404)
  await askTimes(11)
  expect(reload).toHaveBeenCalledOnce()
  await askTimes(1)
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  [
    'is blocked',
    () => {
      throw new DOMException('The storage is blocked.', 'SecurityError')
    },
  ],
  ['does not exist', () => null],
])('where the storage %s, what is written lasts as long as the page', (_, get) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const name of Object.keys(storages)) {
    Object.defineProperty(window, name, { get, configurable: true })
  }
  runEarlyScript()
  for (const storage of [window.localStorage, window.sessionStorage]) {
    expect(storage.getItem('token')).toBeNull()
    storage.setItem('token', 't-1')
    storage.setItem('a-draft', '{}')
    expect(storage.getItem('token')).toBe('t-1')
    storage.removeItem('token')
    expect(storage.getItem('token')).toBeNull()
    expect(storage.getItem('constructor')).toBeNull()
    expect(Object.keys(storage)).toEqual(['a-draft'])
  }
})
