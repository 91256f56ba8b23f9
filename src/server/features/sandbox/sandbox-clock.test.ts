import { expect, test } from 'vitest'
import { migrate } from '#server/app/database/orm.ts'
import { openEmptyDatabase } from '#server/testing/test-database.ts'
import { moveSandboxClock, readSandboxClock } from './sandbox-clock.service.ts'

test('the clock moves by parts of an hour to the whole millisecond', async () => {
  const { db, env, close } = await openEmptyDatabase({ isSandbox: true })
  try {
    await migrate(db, env)
    // As hours this is 16.8317…, which times 3,600,000 is 60,594,290.99999999.
    expect(await moveSandboxClock(db, 60_594_291 / 3_600_000)).toBe(60_594_291)
    expect(await moveSandboxClock(db, 1)).toBe(64_194_291)
    expect(await readSandboxClock(db)).toBe(64_194_291)
  } finally {
    await close()
  }
})
