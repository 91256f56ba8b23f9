import { notify } from '#server/features/notification/notification.service.ts'
import { userNameSql, userPlaceSql } from '#server/features/user/user.sql.ts'
import { setVerified } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { containsPattern } from '#server/platform/database/sql-text.ts'
import { maxPersonSearchWords } from '#shared/admin/admin.constants.ts'
import type {
  AdminPeople,
  AdminPeopleInput,
  AdminPersonCard,
  VerifyInput,
} from '#shared/admin/admin.schema.ts'
import { adminSubjectNotFound, alreadyDecided, personHasChanged } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

/** The same expression as the index `users_words`. */
const searchedText = sql`(first_name || ' ' || last_name || ' ' || city || ' ' || state || ' ' || phone)`

/** `lapsed` lists people who lost their verification, longest waiting first. */
const filters = {
  all: { conditions: [], order: sql`created_at desc, id desc` },
  verified: { conditions: [sql`verified`], order: sql`created_at desc, id desc` },
  unverified: { conditions: [sql`not verified`], order: sql`created_at desc, id desc` },
  lapsed: {
    conditions: [sql`verification_lapsed_at is not null`],
    order: sql`verification_lapsed_at, id`,
  },
}

/** The words of a search. A phone number may have +91 and be written in groups. */
const searchWordsOf = (q: string) =>
  q
    .replace(/\+91[\s-]?/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, maxPersonSearchWords)

const cardColumns = sql`u.id as "_id", ${userNameSql('u')} as name, u.verified,
  u.image, u.phone, u.kind, u.created_at as "createdAt", ${userPlaceSql('u')} as place, u.upi_id as "upiId",
  u.verification_lapsed_at as "verificationLapsedAt",
  (select count(*) from api_keys k
    where k.user_id = u.id and k.ended_at is null and k.expires_at > now()) as "apiKeys",
  (select count(*) from webhooks w
    where w.owner_id = u.id and w.state not in ('ended', 'stopped')) as webhooks,
  (select count(*) from crops where owner_id = u.id) as crops,
  (select count(*) from equipments where owner_id = u.id) as equipments,
  (select count(*) from crops where owner_id = u.id and hidden_at is not null)
    + (select count(*) from equipments where owner_id = u.id and hidden_at is not null) as hidden,
  (select count(*) from orders where seller_id = u.id) as orders,
  (select count(*) from listing_reports r join crops c on c.id = r.crop_id where c.owner_id = u.id)
    + (select count(*) from listing_reports r join equipments e on e.id = r.equipment_id
      where e.owner_id = u.id) as reports`

/** People by name, place or phone number, newest first; `lapsed` by how long they have waited. */
export async function listAdminPeople(
  db: Database,
  { page, limit, q, show }: AdminPeopleInput,
): Promise<AdminPeople> {
  const { order, conditions: filterConditions } = filters[show]
  // Leaves out erased accounts, and those whose number has passed to another person.
  const conditions = [
    sql`phone is not null`,
    ...filterConditions,
    ...searchWordsOf(q).map((word) => sql`${searchedText} ilike ${containsPattern(word)}`),
  ]
  const from = sql`from users where ${sql.join(conditions, ' and ')}`
  const people = await queryRows<AdminPersonCard>(
    db,
    sql`select ${cardColumns} from (select * ${from} order by ${order}
        ${pageLimitSql({ page, limit })}) u
      order by ${order}`,
  )
  return { people, ...(await readPageInfo(db, from, { page, limit, rows: people.length })) }
}

interface CheckedPerson {
  verified: boolean
  isLapsed: boolean
  name: string
  upiId: string
}

/**
 * Verifies a person, which shows a tick beside their name, or removes the verification, and notifies them.
 * @throws AppError `desk.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403),
 * `desk.person_changed` (409).
 */
export const verifyPerson = (
  db: Database,
  operatorId: string,
  { userId, isVerified, reason, seen }: VerifyInput,
) =>
  recordDecision(db, operatorId, async (em) => {
    const [person] = await queryRows<CheckedPerson>(
      em,
      sql`select verified, verification_lapsed_at is not null as "isLapsed", ${userNameSql('u')} as name,
          upi_id as "upiId" from users u where id = ${userId} for no key update`,
    )
    if (!person) throw adminSubjectNotFound()
    if (seen && (seen.name !== person.name || seen.upiId !== person.upiId)) throw personHasChanged()
    // A lapsed verification needs a decision, even one that leaves the person unverified.
    if (person.verified === isVerified && !person.isLapsed) throw alreadyDecided()
    await setVerified(em, userId, isVerified)
    await notify(em, userId, { kind: 'verified', isVerified })
    return {
      action: isVerified ? 'verify' : 'unverify',
      subject: { kind: 'person', id: userId },
      reason,
      concerns: [userId],
    }
  })
