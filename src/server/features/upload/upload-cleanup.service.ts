import type { Job } from '#server/platform/jobs/jobs.ts'
import { keysOf, type UploadServices } from './upload.service.ts'

/** Pictures that one transaction clears away. */
const purgeBatch = 50

/** Deletes pictures older than a day that nothing shows. @returns how many. */
export async function deleteUnusedUploads({ db, storage }: UploadServices): Promise<number> {
  let swept = 0
  for (let batch = purgeBatch; batch === purgeBatch; swept += batch) {
    batch = await db.transaction(async (em) => {
      // Locked, so that a listing which claims one now waits, and is then told that it is gone.
      const rows = await em.execute<{ url: string }[]>(
        `select url from uploads where created_at < now() - interval '1 day'
          and not exists (select from upload_uses where upload_uses.url = uploads.url)
          order by created_at limit ${purgeBatch} for update skip locked`,
      )
      const urls = rows.map(({ url }) => url)
      await Promise.all(urls.flatMap(keysOf).map((key) => storage.remove(key)))
      for (const url of urls) await em.execute('delete from uploads where url = ?', [url])
      return urls.length
    })
  }
  return swept
}

export const deleteUnusedUploadsJob = (services: UploadServices): Job => ({
  name: 'sweep-uploads',
  everyMs: 3_600_000,
  run: () => deleteUnusedUploads(services),
})
