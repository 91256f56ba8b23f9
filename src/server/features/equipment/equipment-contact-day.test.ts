import { expect, test } from 'vitest'
import { migrate } from '#server/app/database/orm.ts'
import { moveSandboxClock } from '#server/features/sandbox/sandbox-clock.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openEmptyDatabase } from '#server/testing/test-database.ts'
import { readContactNumber } from './equipment-contact.service.ts'

const hourMs = 3_600_000
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const [owner, viewer, equipment] = [id(1), id(2), id(3)]
const number = '9876543210'

/** Hours until it is 20:00 UTC the next time, which is 1:30 of the next day in India. */
function hoursUntilIndianNight(): number {
  const dayMs = 24 * hourMs
  return ((20 * hourMs - (Date.now() % dayMs) + dayMs) % dayMs) / hourMs
}

test('a number is read again without being counted until midnight in India', async () => {
  const { db, env, close } = await openEmptyDatabase({ isSandbox: true })
  try {
    await migrate(db, env)
    await moveSandboxClock(db, hoursUntilIndianNight())
    await execute(
      db,
      sql`insert into users (id, phone, created_at, updated_at)
        values (${owner}, '9000000001', now(), now()), (${viewer}, '9000000002', now(), now())`,
    )
    await execute(
      db,
      sql`insert into equipments (id, owner_id, name, category, price_per_day, contact_number,
          available_from, available_to, created_at, updated_at)
        values (${equipment}, ${owner}, 'Rotavator', 'Others', 100, ${number}, '2026-01-01',
          '2099-01-01', now(), now())`,
    )
    const looksAfterRead = async () => {
      expect(await readContactNumber({ db, env }, viewer, equipment)).toEqual({
        contactNumber: number,
      })
      const looks = await queryRows<{ day: string }>(
        db,
        sql`select to_char(day, 'YYYY-MM-DD') as day from equipment_contact_looks order by day`,
      )
      return looks.map(({ day }) => day)
    }
    const [{ inIndia } = { inIndia: '' }] = await queryRows<{ inIndia: string }>(
      db,
      sql`select to_char(now() at time zone interval '5:30', 'YYYY-MM-DD') as "inIndia"`,
    )
    expect(await looksAfterRead()).toEqual([inIndia])
    // UTC has another day by now, India has the same.
    await moveSandboxClock(db, 5)
    expect(await looksAfterRead()).toEqual([inIndia])
    // India has another day by now, UTC has the same.
    await moveSandboxClock(db, 18)
    expect(await looksAfterRead()).toHaveLength(2)
  } finally {
    await close()
  }
})
