import { requireNoBlock } from '#server/features/message/message-block.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SellerContact } from '#shared/crop/crop-contact.schema.ts'
import { contactsPerDay } from '#shared/listing/listing.constants.ts'
import { cropNotFound, tooManyContacts } from './crop.errors.ts'
import { getCrop } from './crop.service.ts'

/** Seconds until the next UTC day begins. */
const secondsLeftToday = (now = Date.now()) => 86_400 - Math.floor((now / 1000) % 86_400)

/**
 * A seller's name and phone number for a logged-in viewer. The database counts the views per viewer and
 * day, across all processes.
 * @throws AppError `crop.not_found` (404), `message.blocked` or `message.blocking` (403) when one of the
 * two has blocked the other, `crop.too_many_contacts` (429).
 */
export async function contactSeller(
  db: Database,
  viewerId: string,
  cropId: string,
): Promise<SellerContact> {
  const crop = await getCrop(db, cropId, viewerId)
  await requireNoBlock(db, viewerId, crop.user._id)
  const counted = await db.read({
    text: `insert into contact_looks (viewer_id, day, looks)
      values ($1, (now() at time zone 'utc')::date, 1)
      on conflict (viewer_id, day) do update set looks = contact_looks.looks + 1
      where contact_looks.looks < ${contactsPerDay} returning looks`,
    values: [viewerId],
  })
  if (counted.length === 0) throw tooManyContacts(secondsLeftToday())
  const [seller] = await db.read<SellerContact>({
    text: `select trim(u.first_name || ' ' || u.last_name) as name, u.phone
      from crops c join users u on u.id = c.owner_id where c.id = $1`,
    values: [cropId],
  })
  if (!seller) throw cropNotFound()
  return seller
}

/** Deletes the counts of past days. */
export const purgeExpiredContactViews = (db: Database) =>
  db.read({
    text: `delete from contact_looks where day < (now() at time zone 'utc')::date`,
  })
