import { notify } from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { maxWords } from '#shared/admin/admin.constants.ts'
import type {
  AdminPeople,
  AdminPeopleInput,
  AdminPersonCard,
  VerifyInput,
} from '#shared/admin/admin.schema.ts'
import { placeOf } from '#shared/kit/places.ts'
import { alreadyDecided, personHasChanged, subjectNotFound } from './admin.errors.ts'
import { countUpTo } from './admin-count.policy.ts'
import { decide } from './audit-log.service.ts'

/** As `users_words` has them. */
const searched = `(first_name || ' ' || last_name || ' ' || city || ' ' || state || ' ' || phone)`

/** Those whose tick fell come in the order in which they have waited. */
const filters = {
  all: { conditions: [], order: 'created_at desc, id desc' },
  verified: { conditions: ['verified'], order: 'created_at desc, id desc' },
  unverified: { conditions: ['not verified'], order: 'created_at desc, id desc' },
  lapsed: {
    conditions: ['verification_lapsed_at is not null'],
    order: 'verification_lapsed_at, id',
  },
}

/** For `ilike`: the word's own wildcards taken at their letter. */
const anywhere = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The words that somebody searches by; a number may be written with +91 and in groups. */
const wordsOf = (q: string) =>
  q
    .replace(/\+91[\s-]?/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxWords)

type PersonRow = Omit<AdminPersonCard, 'place'> & { city: string; state: string }

const nameSql = `trim(u.first_name || ' ' || u.last_name)`

const columns = `u.id as "_id", ${nameSql} as name, u.verified,
  u.image, u.phone, u.kind, u.created_at as "createdAt", u.city, u.state, u.upi_id as "upiId",
  u.verification_lapsed_at as "verificationLapsedAt",
  (select count(*) from crops where owner_id = u.id) as crops,
  (select count(*) from equipments where owner_id = u.id) as equipments,
  (select count(*) from crops where owner_id = u.id and hidden_at is not null)
    + (select count(*) from equipments where owner_id = u.id and hidden_at is not null) as hidden,
  (select count(*) from orders where seller_id = u.id) as orders,
  (select count(*) from listing_reports r join crops c on c.id = r.crop_id where c.owner_id = u.id)
    + (select count(*) from listing_reports r join equipments e on e.id = r.equipment_id
      where e.owner_id = u.id) as reports`

/** People by name, place or number, the newest first; those whose tick fell by how long they wait. */
export async function listPeople(
  db: Database,
  { page, limit, q, show }: AdminPeopleInput,
): Promise<AdminPeople> {
  const values = wordsOf(q).map(anywhere)
  const { order, conditions: narrowed } = filters[show]
  // Erased accounts, and those that lost their number, have none.
  const conditions = [
    'phone is not null',
    ...narrowed,
    ...values.map((_, i) => `${searched} ilike $${i + 1}`),
  ]
  const from = `from users where ${conditions.join(' and ')}`
  const rows = await db.read<PersonRow>({
    text: `select ${columns} from (select * ${from} order by ${order}
        limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}) u
      order by ${order}`,
    values,
  })
  const [{ total } = { total: 0 }] = await db.read<{ total: number }>(countUpTo(from, values))
  const people = rows.map(({ city, state, ...row }) => ({
    ...row,
    place: placeOf({ city, state }),
  }))
  return { people, ...pageInfo({ page, limit, rows: rows.length, counted: total }) }
}

interface CheckedPerson {
  verified: boolean
  isLapsed: boolean
  name: string
  upiId: string
}

/**
 * Gives a person the tick that stands beside their name, or takes it away, and tells them.
 * @throws AppError `desk.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403),
 * `desk.person_changed` (409).
 */
export const verify = (
  db: Database,
  operatorId: string,
  { userId, isVerified, reason, seen }: VerifyInput,
) =>
  decide(db, operatorId, async (em) => {
    const [person] = await em.execute<CheckedPerson[]>(
      `select verified, verification_lapsed_at is not null as "isLapsed", ${nameSql} as name,
          upi_id as "upiId" from users u where id = ? for no key update`,
      [userId],
    )
    if (!person) throw subjectNotFound()
    if (seen && (seen.name !== person.name || seen.upiId !== person.upiId)) throw personHasChanged()
    // Somebody whose tick fell waits for a decision either way.
    if (person.verified === isVerified && !person.isLapsed) throw alreadyDecided()
    await em.execute(
      `update users set verified = ?, verification_lapsed_at = null, updated_at = now()
        where id = ?`,
      [isVerified, userId],
    )
    await notify(em, userId, { kind: 'verified', isVerified })
    return {
      act: isVerified ? 'verify' : 'unverify',
      subject: { kind: 'person', id: userId },
      reason,
      concerns: [userId],
    }
  })
