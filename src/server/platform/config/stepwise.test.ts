import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createStepwise, type Steps } from './stepwise.ts'

const busyMs = 2
function keepBusy() {
  const end = performance.now() + busyMs
  while (performance.now() < end);
}

/** Counts how often the work began and how many steps were done; each takes two milliseconds. */
function countedWork(count: number, fail: (begun: number) => boolean = () => false) {
  const done = { begun: 0, steps: 0 }
  function* steps(): Steps<string> {
    done.begun++
    for (let step = 0; step < count; step++) {
      keepBusy()
      done.steps++
      yield
    }
    if (fail(done.begun)) throw new Error('a broken file')
    return 'made'
  }
  return { done, work: createStepwise(steps) }
}

test('others get their turn while a value is made, however many wait for it', async () => {
  const { done, work } = countedWork(100)
  let loops = 0
  const timer = setInterval(() => loops++, 1)
  const values = await Promise.all(Array.from({ length: 50 }, () => work.build()))
  clearInterval(timer)
  expect(new Set(values)).toEqual(new Set(['made']))
  expect(done).toEqual({ begun: 1, steps: 100 })
  expect(loops).toBeGreaterThan(10)
})

test('who cannot wait gets the value at once, and nothing is made twice', async () => {
  const { done, work } = countedWork(20)
  const building = work.build()
  await wait(1)
  expect(work.get()).toBe('made')
  expect(await building).toBe('made')
  expect(work.get()).toBe('made')
  expect(done).toEqual({ begun: 1, steps: 20 })
})

test('who leaves ends the work, which goes on where it was when somebody else asks', async () => {
  const { done, work } = countedWork(50)
  const leaving = new AbortController()
  const building = work.build(leaving.signal)
  await wait(5)
  leaving.abort(new Error('closing'))
  await expect(building).rejects.toThrow('closing')
  const { steps } = done
  await wait(20)
  expect(done.steps).toBe(steps)
  expect(steps).toBeLessThan(50)
  expect(await work.build()).toBe('made')
  expect(done).toEqual({ begun: 1, steps: 50 })
})

test('a failure reaches everybody who waits, and the next one begins anew', async () => {
  const { work } = countedWork(3, (begun) => begun < 3)
  const failures = await Promise.allSettled([work.build(), work.build()])
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(() => work.get()).toThrow('a broken file')
  expect(await work.build()).toBe('made')
})
