import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { currentCommitMark, withCommitMark } from '#server/platform/database/commit-mark.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isInBackground } from '#server/platform/database/driver/postgres-client.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { createLive } from './live-hub.ts'

test('hints are sent apart from the request that caused the first of them', async () => {
  const sent: object[] = []
  const run = async () => {
    sent.push({ isBackground: isInBackground(), hasMark: currentCommitMark() !== null })
    return []
  }
  const events = new EventEmitter()
  const db = { engine: 'postgresql', replicas: null, events, execute: run, transaction: run }
  const log = createLogger('silent', false)
  const live = createLive(db as unknown as Database, log, createMetrics({ ofProcess: false }))
  await withCommitMark(
    async () => {},
    async () => {
      events.emit('hint', { userId: 'asha', topic: 'orders', id: null })
      await expect.poll(() => sent).toHaveLength(1)
    },
  )
  expect(sent).toEqual([{ isBackground: true, hasMark: false }])
  await live.close()
})
