import { recountJob } from '#server/features/listing/listing-words.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { equipmentTable } from './equipment.table.ts'
import { deleteOldEquipmentContactViews } from './equipment-contact.service.ts'
import { purgeExpiredViews } from './equipment-views.service.ts'

const day = 24 * 60 * 60 * 1000

export const equipmentJobs = (db: Database): Job[] => [
  recountJob(db, equipmentTable),
  { name: 'equipment-views', everyMs: day, run: () => purgeExpiredViews(db) },
  { name: 'equipment-contacts', everyMs: day, run: () => deleteOldEquipmentContactViews(db) },
]
