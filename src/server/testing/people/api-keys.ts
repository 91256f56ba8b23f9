import { setTimeout as wait } from 'node:timers/promises'
import type { ApiKeyView, CreateApiKeyInput } from '#shared/api-key/api-key.schema.ts'
import { type ApiScope, apiScopes } from '#shared/api-key/api-scope.constants.ts'
import type { TestApp } from '../test-app.ts'

/** Creates an API key through the API. @returns the key and its secret. */
export async function createTestApiKey(
  app: TestApp,
  token: string,
  {
    name = 'Our till',
    scopes = [...apiScopes],
    days = 365,
    sandboxPerson = null,
  }: Partial<CreateApiKeyInput> = {},
) {
  const input = { name, scopes, days, sandboxPerson }
  const answer = await app.call('POST', '/api/api-keys/create-key', { token, body: input })
  if (answer.status !== 200) throw new Error(answer.body.message)
  return answer.body.data as { key: ApiKeyView; secret: string }
}

/** Creates an API key and waits until its first use is recorded. */
export async function createUsedApiKey(app: TestApp, token: string, name: string): Promise<void> {
  const { key, secret } = await createTestApiKey(app, token, { name })
  await app.call('GET', '/api/crop/all-crops?limit=1', { token: secret })
  // The last use is written in the background.
  for (let isUsed = false; !isUsed; ) {
    // The embedded database answers without letting anything else run.
    await wait(20)
    const { body } = await app.call('GET', '/api/api-keys/my-keys', { token })
    const keys = body.data.keys as ApiKeyView[]
    isUsed = keys.some((own) => own._id === key._id && own.lastUsedAt !== null)
  }
}

export const revokeTestApiKey = (app: TestApp, token: string, keyId: string) =>
  app.call('POST', `/api/api-keys/revoke-key/${keyId}`, { token, body: {} })

/** Every scope but one. */
export const scopesWithout = (scope: ApiScope) => apiScopes.filter((other) => other !== scope)
