import { consumeContactQuota } from '#server/features/listing/listing-contact.service.ts'
import { requireNoBlock } from '#server/features/message/message-block.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { SellerContact } from '#shared/crop/crop-contact.schema.ts'
import { cropNotFound, tooManyContacts } from './crop.errors.ts'
import { readCrop } from './crop.service.ts'

/**
 * A seller's name and phone number for a logged-in viewer. Each call counts towards the viewer's daily limit.
 * @throws AppError `crop.not_found` (404), `message.blocked` or `message.blocking` (403) when one of the
 * two has blocked the other, `crop.too_many_contacts` (429).
 */
export async function contactSeller(
  { db, env }: { db: Database; env: Env },
  viewerId: string,
  cropId: string,
): Promise<SellerContact> {
  const crop = await readCrop(db, cropId, viewerId)
  await requireNoBlock(db, viewerId, crop.user._id)
  const wait = await db.transaction((em) => consumeContactQuota(em, env, viewerId))
  if (wait !== null) throw tooManyContacts(wait)
  const [seller] = await queryRows<SellerContact>(
    db,
    sql`select ${userNameSql('u')} as name, u.phone
      from crops c join users u on u.id = c.owner_id where c.id = ${cropId}`,
  )
  if (!seller) throw cropNotFound()
  return seller
}
