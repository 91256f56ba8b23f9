import type { Database } from '#server/platform/database/database.ts'
import { contactsPerDay } from '#shared/listing/listing.constants.ts'

const today = `(now() at time zone 'utc')::date`

/**
 * Counts the view together with the contacts of crop sellers (crop-contact.service), but the same
 * machine only once a day. Returns no row once the limit is reached.
 */
const contactSql = `with known as (
    select from equipment_contact_looks
      where viewer_id = $1::uuid and day = ${today} and equipment_id = $2::uuid
  ), counted as (
    insert into contact_looks (viewer_id, day, looks)
      select $1::uuid, ${today}, 1 where not exists (select from known)
      on conflict (viewer_id, day) do update set looks = contact_looks.looks + 1
        where contact_looks.looks < ${contactsPerDay} returning 1
  ), noted as (
    insert into equipment_contact_looks (viewer_id, day, equipment_id)
      select $1::uuid, ${today}, $2::uuid where exists (select from counted)
      on conflict do nothing
  )
  select contact_number as "contactNumber" from equipments
    where id = $2::uuid and (exists (select from known) or exists (select from counted))`

/**
 * The contact number of a machine that the viewer may see. Views are counted across all processes,
 * together with those of crop sellers.
 * @returns null once the viewer has read `contactsPerDay` numbers today (UTC).
 */
export async function readContactNumber(
  db: Database,
  viewerId: string,
  equipmentId: string,
): Promise<string | null> {
  const [row] = await db.read<{ contactNumber: string }>({
    name: 'equipments:contact',
    text: contactSql,
    values: [viewerId, equipmentId],
  })
  return row?.contactNumber ?? null
}

/** Deletes which machines' numbers were read on past days. */
export const deleteOldEquipmentContactViews = (db: Database) =>
  db.read({ text: `delete from equipment_contact_looks where day < ${today}` })
