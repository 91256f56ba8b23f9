import { hindiKindName } from '#server/features/listing/words/listing-hindi-names.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { indiaDaySql } from '#server/platform/text/india-day.ts'
import type { SoonestExpiryView } from '#shared/crop/soonest-expiry.schema.ts'

interface ExpiringRow {
  _id: string
  name: string
  kind: string | null
  expiryDate: string
}

/** The crop on sale of an owner that expires first. Buyers are offered whole units, so less than one is not on sale. */
export async function readSoonestExpiry(db: Database, ownerId: string): Promise<SoonestExpiryView> {
  const [row] = await queryRows<ExpiringRow>(
    db,
    sql.named(
      'crop:soonest-expiry',
      sql`select id as "_id", name, kind_id as kind, expiry_date as "expiryDate" from crops
        where owner_id = ${ownerId}::uuid and not is_archived and quantity >= 1
          and expiry_date >= ${indiaDaySql}
        order by expiry_date, id limit 1`,
    ),
  )
  if (!row) return { crop: null }
  const { kind, ...crop } = row
  return { crop: { ...crop, kindHindi: hindiKindName('crop', kind) } }
}
