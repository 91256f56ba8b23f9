import { expect, test } from 'vitest'
import { currentSandbox, runInSandbox } from '#server/platform/config/running-sandbox.ts'
import { currentCommitMark, withCommitMark } from '#server/platform/database/commit-mark.ts'
import {
  answerTimeoutMs,
  databaseTimeouts,
  isInBackground,
} from '#server/platform/database/driver/postgres-client.ts'
import { startWorkLoop } from './work-loop.ts'

const never = 2 ** 31 - 1
const fail = (error: unknown) => {
  throw error
}
const noMark = async () => {}

/** Starts a loop that notes in which context each of its runs is. */
function startNoting() {
  const runs: object[] = []
  const loop = startWorkLoop(
    never,
    async () => {
      await Promise.resolve()
      runs.push({
        isBackground: isInBackground(),
        answerMs: answerTimeoutMs(),
        hasMark: currentCommitMark() !== null,
        world: currentSandbox()?.id,
      })
    },
    fail,
  )
  return { loop, runs }
}

test('its work is never refused as a user’s, and belongs to no request that woke it', async () => {
  const { loop, runs } = startNoting()
  await expect.poll(() => runs).toHaveLength(1)
  await withCommitMark(noMark, async () => {
    loop.wake()
    await expect.poll(() => runs).toHaveLength(2)
  })
  const { answer: answerMs } = databaseTimeouts
  const own = { isBackground: true, answerMs, hasMark: false, world: undefined }
  expect(runs).toEqual([own, own])
  await loop.close()
})

test('the work of a sandbox goes by the sandbox’s clock, whoever wakes it', async () => {
  const { loop, runs } = runInSandbox({ id: 'its own', aheadMs: 0 }, startNoting)
  await expect.poll(() => runs).toHaveLength(1)
  loop.wake()
  await expect.poll(() => runs).toHaveLength(2)
  runInSandbox({ id: 'another', aheadMs: 0 }, loop.wake)
  await expect.poll(() => runs).toHaveLength(3)
  expect(runs).toEqual(runs.map(() => expect.objectContaining({ world: 'its own' })))
  await loop.close()
})
