import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPictureQueue } from './picture-queue.ts'

/** Work that records whose it is, and ends when the test says so. */
function openWork() {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  return {
    running,
    start: (name: string) => {
      running.push(name)
      return new Promise<string>((done) => {
        ends.set(name, () => {
          running.splice(running.indexOf(name), 1)
          done(name)
        })
      })
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await wait(0)
    },
  }
}

test('one picture per user and two in total are processed at the same time, others in order of arrival', async () => {
  const { run } = createPictureQueue()
  const { running, start, end } = openWork()
  const first = run('a', ['a1', 'a2'], start)
  const second = run('a', ['a3'], start)
  const other = run('b', ['b1'], start)
  const third = run('c', ['c1'], start)
  await wait(0)
  expect(running).toEqual(['a1', 'b1'])
  await end('a1')
  // An earlier user comes before this user's second picture.
  expect(running).toEqual(['b1', 'c1'])
  await end('b1')
  expect(running).toEqual(['c1', 'a2'])
  await end('a2')
  await end('c1')
  expect(running).toEqual(['a3'])
  await end('a3')
  expect(await Promise.all([first, second, other, third])).toEqual([
    ['a1', 'a2'],
    ['a3'],
    ['b1'],
    ['c1'],
  ])
})

test('a picture that fails does not stop the person’s next upload', async () => {
  const { run } = createPictureQueue()
  const failing = run('a', [1], async () => {
    throw new Error('broken')
  })
  const next = run('a', [2], async (picture) => picture)
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toEqual([2])
})

test('the queue is limited for each user and in total', async () => {
  const { run, requireRoom } = createPictureQueue()
  const { start, end, running } = openWork()
  const own = Array.from({ length: 6 }, (_, n) => run('a', [`a${n}`], start))
  const busy = { status: 503, code: 'upload.busy', retryAfter: 5 }
  await expect(run('a', ['a6'], start)).rejects.toMatchObject(busy)
  expect(() => requireRoom('b')).not.toThrow()
  const others = Array.from({ length: 21 }, (_, n) => run(`p${n}`, [`p${n}`], start))
  await wait(0)
  await expect(run('z', ['z'], start)).rejects.toMatchObject(busy)
  while (running.length > 0) await end(running[0] ?? '')
  await Promise.all([...own, ...others])
  expect(await run('z', [1], async (picture) => picture)).toEqual([1])
})
