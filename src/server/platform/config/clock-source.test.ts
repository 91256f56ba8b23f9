import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { currentMs } from '#shared/kit/clock.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { runInSandbox } from './running-sandbox.ts'

const src = resolve(import.meta.dirname, '../../..')

/** Folders and files that measure how long something takes, or that no sandbox runs. */
const measuring =
  /\.test\.ts$|^server\/(testing|demo|app\/pages|platform\/(cache|external))\/|^server\/features\/(market|news|weather|sms|advisor\/evaluation)\/|webhook-send|sandbox|clock\.ts$/

const files = globSync('{server,shared}/**/*.ts', { cwd: src }).filter(
  (file) => !measuring.test(file),
)
const codeOf = (file: string) =>
  readFileSync(join(src, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\*|\/\/)/.test(line))
    .join('\n')

test('what people see goes by the clock that a sandbox can move', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => /Date\.now\(\)|new Date\(\)/.test(codeOf(file)))).toEqual([])
})

test('statements use functions of the time that a sandbox can hide', () => {
  const unmovable = /\b(current_date|current_time|current_timestamp|localtime|localtimestamp)\b/i
  const ofServer = files.filter((file) => !file.includes('search-evaluation'))
  expect(ofServer.filter((file) => unmovable.test(codeOf(file)))).toEqual([])
})

test('the clock is ahead for the work of a sandbox and for what it starts, and for nothing else', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-01T12:00:00Z'), toFake: ['Date'] })
  const sandbox = { id: 'a', aheadMs: 36 * 3_600_000 }
  const inside = runInSandbox(sandbox, async () => {
    await new Promise((resume) => setImmediate(resume))
    return indiaDay()
  })
  expect(indiaDay()).toBe('2026-11-01')
  expect(await inside).toBe('2026-11-03')
  expect(currentMs()).toBe(Date.now())
  vi.useRealTimers()
})
