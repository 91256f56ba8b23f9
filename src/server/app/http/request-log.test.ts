import { pino } from 'pino'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestLog } from './request-log.ts'

let lines: string[]
let parent: pino.Logger
beforeEach(() => {
  lines = []
  parent = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
})

test('a request that logs nothing creates no child logger', () => {
  const child = vi.spyOn(parent, 'child')
  expect(new RequestLog(parent, { reqId: 'r1' }).level).toBe('trace')
  expect(child).not.toHaveBeenCalled()
})

test('messages of a request have its id at each level', () => {
  const log = new RequestLog(parent, { reqId: 'r1' })
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
  for (const level of levels) log[level]({ about: level }, 'logged')
  log.silent('hidden')
  const entries = lines.map((line) => JSON.parse(line))
  expect(entries.map(({ about, reqId, msg }) => [about, reqId, msg])).toEqual(
    levels.map((level) => [level, 'r1', 'logged']),
  )
})

test('a request has its own level, and its child loggers have its id', () => {
  const log = new RequestLog(parent, { reqId: 'r1' })
  log.child({ part: 'upload' }).info('logged')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reqId: 'r1', part: 'upload' })
  log.level = 'error'
  log.info('hidden')
  expect([log.level, parent.level, lines.length]).toEqual(['error', 'trace', 1])
})
