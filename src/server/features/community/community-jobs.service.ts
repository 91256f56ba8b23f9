import type { Database } from '../../core/database.ts'
import type { Job } from '../../core/jobs.ts'
import { recountJob } from '../listing/listing-words.service.ts'
import { sweepCommunity } from './community-day.service.ts'

const dayMs = 24 * 60 * 60 * 1000

export const communityJobs = (db: Database): Job[] => [
  recountJob(db, {
    kind: 'community',
    table: 'community_posts',
    isFound: "question_id is null and status = 'shown'",
  }),
  { name: 'community-sweep', everyMs: dayMs, run: () => sweepCommunity(db) },
]
