import type { Database } from '../../core/database.ts'
import type { Job } from '../../core/jobs.ts'
import { recountJob } from '../listing/listing-words.service.ts'
import { equipmentTable } from './equipment.table.ts'
import { forgetContactLooks } from './equipment-contact.service.ts'
import { sweepViews } from './equipment-views.service.ts'

const day = 24 * 60 * 60 * 1000

export const equipmentJobs = (db: Database): Job[] => [
  recountJob(db, equipmentTable),
  { name: 'equipment-views', everyMs: day, run: () => sweepViews(db) },
  { name: 'equipment-contacts', everyMs: day, run: () => forgetContactLooks(db) },
]
