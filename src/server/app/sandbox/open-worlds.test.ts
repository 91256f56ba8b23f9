import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogger } from '#server/platform/observability/logger.ts'
import { createOpenWorlds, type OpenWorld } from './open-worlds.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Worlds without an app in them: when they are opened and closed is all that counts here. */
function createWorlds(max: number) {
  const events: string[] = []
  const broken = new Set<string>()
  const worlds = createOpenWorlds(
    async ({ id, generation }) => {
      const name = `${id}${generation}`
      events.push(`open ${name}`)
      const world = {
        refreshClock: async () => {
          if (broken.delete(id)) throw new Error('The database is gone.')
        },
        close: async () => {
          events.push(`close ${name}`)
        },
      }
      return world as unknown as OpenWorld
    },
    { log: createLogger('silent', false), max },
  )
  return { worlds, events, broken }
}
const sandbox = (id: string, generation = 1) => ({ id, generation })
const untilClosed = () => new Promise((resume) => setImmediate(resume))
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

test('requests of one sandbox share one open app', async () => {
  const { worlds, events } = createWorlds(2)
  const entered = await Promise.all([1, 2, 3].map(() => worlds.enter(sandbox('a'))))
  for (const { leave } of entered) leave()
  await worlds.close()
  expect(events).toEqual(['open a1', 'close a1'])
})

test('a sandbox without a request is closed after ten minutes, and opened again with the next', async () => {
  const { worlds, events } = createWorlds(2)
  const { leave } = await worlds.enter(sandbox('a'))
  leave()
  await minutes(9)
  expect(events).toEqual(['open a1'])
  await minutes(3)
  expect(events).toEqual(['open a1', 'close a1'])
  await worlds.enter(sandbox('a'))
  expect(events.at(-1)).toBe('open a1')
})

test('the one that was unused for longest makes room, but none that is answering', async () => {
  const { worlds, events } = createWorlds(2)
  const first = await worlds.enter(sandbox('a'))
  const second = await worlds.enter(sandbox('b'))
  await expect(worlds.enter(sandbox('c'))).rejects.toMatchObject({ code: 'sandbox.busy' })
  first.leave()
  await minutes(1)
  second.leave()
  await worlds.enter(sandbox('c'))
  await untilClosed()
  expect(events).toEqual(['open a1', 'open b1', 'open c1', 'close a1'])
})

test('many sandboxes in turn do not keep the process busy with opening them', async () => {
  const { worlds, events } = createWorlds(1)
  const { leave } = await worlds.enter(sandbox('a'))
  leave()
  await expect(worlds.enter(sandbox('b'))).rejects.toMatchObject({ retryAfter: 30 })
  await minutes(1)
  await worlds.enter(sandbox('b'))
  await untilClosed()
  expect(events).toEqual(['open a1', 'open b1', 'close a1'])
})

test('a stream that stays open keeps neither its sandbox open nor others out', async () => {
  const { worlds } = createWorlds(1)
  await worlds.enter(sandbox('a'))
  await minutes(1)
  await expect(worlds.enter(sandbox('b'))).rejects.toMatchObject({ code: 'sandbox.busy' })
  await minutes(2)
  await expect(worlds.enter(sandbox('b'))).resolves.toBeDefined()
})

test('the next generation is opened at once after the former was closed', async () => {
  const { worlds, events } = createWorlds(2)
  const { leave } = await worlds.enter(sandbox('a'))
  leave()
  await worlds.enter(sandbox('a', 2))
  expect(events).toEqual(['open a1', 'close a1', 'open a2'])
})

test('a sandbox whose database is gone is opened anew by the next request', async () => {
  const { worlds, events, broken } = createWorlds(2)
  const { leave } = await worlds.enter(sandbox('a'))
  leave()
  broken.add('a')
  await expect(worlds.enter(sandbox('a'))).rejects.toThrow('The database is gone.')
  await worlds.enter(sandbox('a'))
  expect(events).toEqual(['open a1', 'close a1', 'open a1'])
})
