import { moveToPrivate } from '#server/features/upload/picture-store.service.ts'
import type { UploadServices } from '#server/features/upload/upload.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { isPrivatePicture } from '#shared/kit/image.ts'

/** Moves the pictures of one waiting message. @returns false when no message waits. */
const moveNextMessage = (services: UploadServices) =>
  services.db.transaction(async (em) => {
    const [message] = await queryRows<{ id: string; images: string[] }>(
      em,
      sql`select m.id, m.images from message_picture_moves w join messages m on m.id = w.message_id
        limit 1 for update of w, m skip locked`,
    )
    if (!message) return false
    const images: string[] = []
    for (const url of message.images) {
      const isMoved = isPrivatePicture(url)
      images.push(isMoved ? url : await moveToPrivate(services, em, { url, usedBy: message.id }))
    }
    await execute(
      em,
      sql`update messages set images = array(select jsonb_array_elements_text(${sql.json(images)})) where id = ${message.id}`,
    )
    await execute(em, sql`delete from message_picture_moves where message_id = ${message.id}`)
    return true
  })

/**
 * Moves pictures of old messages, sent before pictures were private, to addresses that require a
 * signature.
 * @returns the number of changed messages.
 */
export async function moveMessagePictures(
  services: UploadServices,
  signal?: AbortSignal,
): Promise<number> {
  let moved = 0
  while (!signal?.aborted && (await moveNextMessage(services))) moved += 1
  return moved
}

export const messagePicturesJob = (services: UploadServices): Job => ({
  name: 'message-pictures',
  everyMs: 60 * 60 * 1000,
  atStart: true,
  run: (signal) => moveMessagePictures(services, signal),
})
