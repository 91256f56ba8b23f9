import type { TestApp } from '../test-app.ts'
import { createUsedApiKey } from './api-keys.ts'
import { importFileOf } from './imports.ts'
import { newCrop } from './listings.ts'
import { proposalCalls } from './proposals.ts'

/** A person connects other software: an imported file, a key, a webhook, and an assistant that proposes a listing. */
export async function connectSoftware(app: TestApp, token: string, word: string): Promise<void> {
  await importFileOf(app, token, word)
  await createUsedApiKey(app, token, `Till of ${word}`)
  await app.call('POST', '/api/webhooks/create-webhook', {
    token,
    body: { name: `Software of ${word}`, url: `https://${word.toLowerCase()}.example/events` },
  })
  const { keyOf, propose } = proposalCalls(app)
  await propose('listing', await keyOf(token), { ...newCrop, name: `${word} okra` })
}
