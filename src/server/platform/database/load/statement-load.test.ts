import { beforeEach, expect, test } from 'vitest'
import { createStatementLoad } from './statement-load.ts'

let time = 0
let load: ReturnType<typeof createStatementLoad>
let finishers: (() => void)[]
beforeEach(() => {
  time = 0
  finishers = []
  load = createStatementLoad(() => time)
})

const begin = (count: number) => {
  for (let i = 0; i < count; i++) {
    void load.count(() => new Promise<void>((resolve) => finishers.push(resolve)))
  }
}
/** Lets the first ones end. */
async function finish(count: number) {
  for (const done of finishers.splice(0, count)) done()
  await new Promise((resolve) => setImmediate(resolve))
}
/** Passes 100 ms in which `count` are done and as many come. */
async function pass(count: number) {
  load.isTooHigh()
  await finish(count)
  begin(count)
  time += 100
}

test('a few statements are never too many, however long they take', () => {
  begin(32)
  time = 60_000
  expect(load.isTooHigh()).toBe(false)
})

test('the wait counts: a long line that moves fast is no overload', async () => {
  begin(250)
  await pass(200)
  // 2 are done in a millisecond, so that 250 wait 125 ms.
  expect([load.pending(), load.isTooHigh()]).toEqual([250, false])
  begin(51)
  expect(load.isTooHigh()).toBe(true)
})

test('a line that hardly moves is one, at once when nothing is done any more', async () => {
  begin(60)
  await pass(20)
  expect(load.isTooHigh()).toBe(true)
  await finish(30)
  expect(load.isTooHigh()).toBe(false)
  begin(60)
  await pass(0)
  expect(load.isTooHigh()).toBe(true)
})

test('before its speed is known a line may have 300', () => {
  begin(300)
  expect(load.isTooHigh()).toBe(false)
  begin(1)
  expect(load.isTooHigh()).toBe(true)
})

test('what fails counts as done', async () => {
  await expect(load.count(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(load.pending()).toBe(0)
})
