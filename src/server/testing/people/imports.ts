import { setTimeout as wait } from 'node:timers/promises'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'

/** Sends and checks a file of one listing whose words say whose it is, with a picture that was imported before. */
export async function importFileOf(app: TestApp, token: string, word: string): Promise<void> {
  const file = `Reference,Crop name,${word} remark\n${word}-1,Wheat of ${word},none\n`
  const sent = await app.call('POST', `/api/listing-import/upload?kind=crops&name=${word}.csv`, {
    token,
    body: Buffer.from(file),
    headers: { 'content-type': 'text/csv' },
  })
  if (sent.status !== 200) throw new Error(sent.body.message)
  const { _id: id, mapping } = sent.body.data
  await app.call('POST', `/api/listing-import/check/${id}`, { token, body: { mapping } })
  const { db } = app.services
  for (let isChecked = false; !isChecked; ) {
    // The embedded database answers without letting anything else run.
    await wait(20)
    const [row] = await queryRows<{ state: string }>(
      db,
      sql`select state from listing_imports where id = ${id}`,
    )
    isChecked = row?.state === 'checked'
  }
  await execute(
    db,
    sql`insert into imported_pictures (owner_id, source, url)
      select owner_id, ${`https://${word}.example/wheat.jpg`}, url from uploads
        where owner_id = (select owner_id from listing_imports where id = ${id})
          and url not like '/uploads/private-%' limit 1 on conflict do nothing`,
  )
  await execute(
    db,
    sql`insert into import_pictures (import_id, name, url, problem)
      values (${id}, ${`${word}.jpg`}, null, 'This file of the zip is not a picture.')`,
  )
}
