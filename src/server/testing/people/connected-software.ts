import { randomUUID } from 'node:crypto'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'
import { createUsedApiKey } from './api-keys.ts'
import { importFileOf } from './imports.ts'
import { newCrop } from './listings.ts'
import { proposalCalls } from './proposals.ts'

/** A person connects other software: an imported file, a key, a sandbox, a webhook, and an assistant that proposes a listing. */
export async function connectSoftware(app: TestApp, token: string, word: string): Promise<void> {
  await importFileOf(app, token, word)
  await createUsedApiKey(app, token, `Till of ${word}`)
  await execute(
    app.services.db,
    sql`insert into sandboxes (id, user_id, generation, created_at, last_used_at)
      select ${randomUUID()}, user_id, 1, now(), now() from api_keys where name = ${`Till of ${word}`}`,
  )
  await app.call('POST', '/api/webhooks/create-webhook', {
    token,
    body: { name: `Software of ${word}`, url: `https://${word.toLowerCase()}.example/events` },
  })
  const { keyOf, propose } = proposalCalls(app)
  await propose('listing', await keyOf(token), { ...newCrop, name: `${word} okra` })
}
