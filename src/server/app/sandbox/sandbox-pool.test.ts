import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '#server/platform/observability/logger.ts'
import { createSandboxPool, type PooledSandbox } from './sandbox-pool.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Sandboxes without an app in them: when they are opened and closed is all that counts here. */
function createPool(max: number) {
  const events: string[] = []
  const broken = new Set<string>()
  const pool = createSandboxPool(
    async ({ id, generation }) => {
      const name = `${id}${generation}`
      events.push(`open ${name}`)
      const pooled = {
        refreshClock: async () => {
          if (broken.delete(id)) throw new Error('The database is gone.')
        },
        close: async () => {
          events.push(`close ${name}`)
        },
      }
      return pooled as unknown as PooledSandbox
    },
    { log: createLogger('silent', false), max },
  )
  return { pool, events, broken }
}
const sandbox = (id: string, generation = 1) => ({ id, generation })
const untilClosed = () => new Promise((resume) => setImmediate(resume))
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('requests of one sandbox share one open app', async () => {
  const { pool, events } = createPool(2)
  const entered = await Promise.all([1, 2, 3].map(() => pool.enter(sandbox('a'))))
  for (const { leave } of entered) leave()
  await pool.close()
  expect(events).toEqual(['open a1', 'close a1'])
})

test('a sandbox without a request is closed after ten minutes, and opened again with the next', async () => {
  const { pool, events } = createPool(2)
  const { leave } = await pool.enter(sandbox('a'))
  leave()
  await minutes(9)
  expect(events).toEqual(['open a1'])
  await minutes(3)
  expect(events).toEqual(['open a1', 'close a1'])
  await pool.enter(sandbox('a'))
  expect(events.at(-1)).toBe('open a1')
})

test('the one that was unused for longest makes room, but none that is answering', async () => {
  const { pool, events } = createPool(2)
  const first = await pool.enter(sandbox('a'))
  const second = await pool.enter(sandbox('b'))
  await expect(pool.enter(sandbox('c'))).rejects.toMatchObject({ code: 'sandbox.busy' })
  first.leave()
  await minutes(1)
  second.leave()
  await pool.enter(sandbox('c'))
  await untilClosed()
  expect(events).toEqual(['open a1', 'open b1', 'open c1', 'close a1'])
})

test('many sandboxes in turn do not keep the process busy with opening them', async () => {
  const { pool, events } = createPool(1)
  const { leave } = await pool.enter(sandbox('a'))
  leave()
  await expect(pool.enter(sandbox('b'))).rejects.toMatchObject({ retryAfter: 30 })
  await minutes(1)
  await pool.enter(sandbox('b'))
  await untilClosed()
  expect(events).toEqual(['open a1', 'open b1', 'close a1'])
})

test('a stream that stays open keeps neither its sandbox open nor others out', async () => {
  const { pool } = createPool(1)
  await pool.enter(sandbox('a'))
  await minutes(1)
  await expect(pool.enter(sandbox('b'))).rejects.toMatchObject({ code: 'sandbox.busy' })
  await minutes(2)
  await expect(pool.enter(sandbox('b'))).resolves.toBeDefined()
})

test('the next generation is opened at once after the former was closed', async () => {
  const { pool, events } = createPool(2)
  const { leave } = await pool.enter(sandbox('a'))
  leave()
  await pool.enter(sandbox('a', 2))
  expect(events).toEqual(['open a1', 'close a1', 'open a2'])
})

test('a sandbox whose database is gone is opened anew by the next request', async () => {
  const { pool, events, broken } = createPool(2)
  const { leave } = await pool.enter(sandbox('a'))
  leave()
  broken.add('a')
  await expect(pool.enter(sandbox('a'))).rejects.toThrow('The database is gone.')
  await pool.enter(sandbox('a'))
  expect(events).toEqual(['open a1', 'close a1', 'open a1'])
})
