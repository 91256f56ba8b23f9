import { User } from '#server/features/user/user.entity.ts'
import { setLastLogin } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { currentTime } from '#shared/kit/clock.ts'
import {
  sandboxPeople,
  sandboxPersonIds,
  sandboxPhones,
} from '#shared/sandbox/sandbox.constants.ts'

/** A number that no other advisory lock on the database uses: "KrSp" as four bytes. */
const peopleLock = 0x4b_72_53_70

const identities = {
  seller: {
    kind: 'farmer',
    lastName: 'Seller',
    upiId: 'seller@sandbox',
    activities: ['sell', 'rent'],
    addressLine: '1 Test Road',
  },
  buyer: {
    kind: 'merchant',
    lastName: 'Buyer',
    upiId: '',
    activities: ['buy'],
    addressLine: '2 Test Road',
  },
} as const

/** The two people use their sandbox: their numbers are not taken for those of dormant accounts later. */
export const refreshSandboxPeople = (db: Database): Promise<void> =>
  db.transaction(async (em) => {
    for (const id of Object.values(sandboxPersonIds)) await setLastLogin(em, sql`${id}`)
  })

/** Adds the seller and the buyer to a sandbox that does not have them yet. */
export function addSandboxPeople(db: Database): Promise<void> {
  return db.transaction(async (em) => {
    await execute(em, sql`select pg_advisory_xact_lock(${peopleLock})`)
    if ((await em.count(User, { id: sandboxPersonIds.seller })) > 0) return
    for (const person of sandboxPeople) {
      em.create(User, {
        id: sandboxPersonIds[person],
        phone: sandboxPhones[person],
        firstName: 'Sandbox',
        ...identities[person],
        activities: [...identities[person].activities],
        city: 'Nashik',
        state: 'Maharashtra',
        zip: '422001',
        setUpAt: currentTime(),
      })
    }
  })
}
