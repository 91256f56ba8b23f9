import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'

const batch = 500

/** Two years after its last message nobody asks what was agreed; an empty one is nothing to keep. */
const isOld = {
  spoken: `last_message_at < now() - interval '2 years'`,
  empty: `last_message_at is null and created_at < now() - interval '30 days'`,
}

/** Deletes one kind, and lets go of its pictures, which the sweep of uploads then clears away. */
async function deleteConversations(
  db: Database,
  old: string,
  signal?: AbortSignal,
): Promise<number> {
  let dropped = 0
  for (let rows = batch; rows === batch && !signal?.aborted; dropped += rows) {
    const gone = await db.read({
      text: `with old as materialized (select id from conversations where ${old}
            limit ${batch} for update skip locked),
          pictures as (delete from upload_uses where used_by in (
            select m.id from messages m join old on old.id = m.conversation_id))
        delete from conversations where id in (select id from old) returning 1`,
    })
    rows = gone.length
  }
  return dropped
}

/** Forgets old conversations with their messages, and reports a year after they were decided. */
export async function deleteExpiredMessages(db: Database, signal?: AbortSignal): Promise<number> {
  await db.read({
    text: `delete from message_reports where settled_at < now() - interval '1 year'`,
  })
  return (
    (await deleteConversations(db, isOld.spoken, signal)) +
    (await deleteConversations(db, isOld.empty, signal))
  )
}

export const messageJobs = (db: Database): Job[] => [
  {
    name: 'message-sweep',
    everyMs: 24 * 60 * 60 * 1000,
    run: (signal) => deleteExpiredMessages(db, signal),
  },
]
