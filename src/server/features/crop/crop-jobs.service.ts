import { recountJob } from '#server/features/listing/listing-words.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { cropTable } from './crop.table.ts'
import { purgeExpiredContactViews } from './crop-contact.service.ts'

const day = 24 * 60 * 60 * 1000

export const cropJobs = (db: Database): Job[] => [
  recountJob(db, cropTable),
  { name: 'contact-looks', everyMs: day, run: () => purgeExpiredContactViews(db) },
]
