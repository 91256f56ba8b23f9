import { recountJob } from '#server/features/listing/listing-words.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { purgeExpiredCommunityRows } from './community-day.service.ts'

const dayMs = 24 * 60 * 60 * 1000

export const communityJobs = (db: Database): Job[] => [
  recountJob(db, {
    kind: 'community',
    table: 'community_posts',
    isFound: "question_id is null and status = 'shown'",
  }),
  { name: 'community-sweep', everyMs: dayMs, run: () => purgeExpiredCommunityRows(db) },
]
