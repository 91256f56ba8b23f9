import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { keysOf, type UploadServices } from './upload.service.ts'

/** Pictures deleted in one transaction. */
const batchSize = 50

/** Deletes pictures older than a day that nothing shows, with their files. @returns how many. */
export async function deleteUnusedUploads({ db, storage }: UploadServices): Promise<number> {
  let deleted = 0
  for (let batch = batchSize; batch === batchSize; deleted += batch) {
    batch = await db.transaction(async (em) => {
      // Locked, so that a listing that claims one meanwhile waits and is then refused.
      const rows = await queryRows<{ url: string }>(
        em,
        sql`select url from uploads where created_at < now() - interval '1 day'
          and not exists (select from upload_uses where upload_uses.url = uploads.url)
          order by created_at limit ${batchSize} for update skip locked`,
      )
      const urls = rows.map(({ url }) => url)
      await Promise.all(urls.flatMap(keysOf).map((key) => storage.remove(key)))
      for (const url of urls) await execute(em, sql`delete from uploads where url = ${url}`)
      return urls.length
    })
  }
  return deleted
}

export const deleteUnusedUploadsJob = (services: UploadServices): Job => ({
  name: 'unused-uploads',
  everyMs: 3_600_000,
  run: () => deleteUnusedUploads(services),
})
