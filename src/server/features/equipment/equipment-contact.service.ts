import type { EntityManager } from '@mikro-orm/postgresql'
import { consumeContactQuota } from '#server/features/listing/listing-contact.service.ts'
import { type Block, blockSql } from '#server/features/message/message-block.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { indiaDaySql } from '#server/platform/text/india-day.ts'
import type { EquipmentDetail } from '#shared/equipment/equipment.schema.ts'

interface ContactRead {
  viewerId: string
  equipmentId: string
}

/** Counts one number for the viewer, and the machine for today. @returns false once the day's numbers are used up. */
async function countContactRead(
  em: EntityManager,
  env: Pick<Env, 'SECRET_KEY'>,
  { viewerId, equipmentId }: ContactRead,
): Promise<boolean> {
  if ((await consumeContactQuota(em, env, viewerId)) !== null) return false
  await execute(
    em,
    sql`insert into equipment_contact_looks (viewer_id, day, equipment_id)
      values (${viewerId}, ${indiaDaySql}, ${equipmentId}) on conflict do nothing`,
  )
  return true
}

/**
 * The phone number of a machine's owner. Counted together with the numbers of crop sellers, the same
 * machine once a day in India.
 * @returns null with the reason once the viewer has read `contactsPerDay` numbers today, and when the viewer or the
 * owner has blocked the other; then nothing is counted.
 */
export async function readContactNumber(
  { db, env }: { db: Database; env: Pick<Env, 'SECRET_KEY'> },
  viewerId: string,
  equipmentId: string,
): Promise<Pick<EquipmentDetail, 'contactNumber' | 'contactHidden'>> {
  const viewer = sql`${sql.value(viewerId)}::uuid`
  const [row] = await queryRows<{ contactNumber: string; isCounted: boolean; block: Block | null }>(
    db,
    sql.named(
      'equipments:contact',
      sql`select contact_number as "contactNumber", exists (select from equipment_contact_looks
          where viewer_id = ${viewer} and day = ${indiaDaySql} and equipment_id = e.id) as "isCounted",
          ${blockSql(viewer, sql`e.owner_id`)} as block
        from equipments e where e.id = ${equipmentId}::uuid`,
    ),
  )
  if (!row) return { contactNumber: null }
  if (row.block) return { contactNumber: null, contactHidden: row.block }
  const isAllowed =
    row.isCounted ||
    (await db.transaction((em) => countContactRead(em, env, { viewerId, equipmentId })))
  return isAllowed
    ? { contactNumber: row.contactNumber }
    : { contactNumber: null, contactHidden: 'limit' }
}
