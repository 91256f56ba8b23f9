import type { ApiKeyView, CreateApiKeyInput } from '#shared/api-key/api-key.schema.ts'
import { type ApiScope, apiScopes } from '#shared/api-key/api-scope.constants.ts'
import type { TestApp } from '../test-app.ts'

/** Creates an API key through the API. @returns the key and its secret. */
export async function createTestApiKey(
  app: TestApp,
  token: string,
  { name = 'Our till', scopes = [...apiScopes], days = 365 }: Partial<CreateApiKeyInput> = {},
) {
  const input = { name, scopes, days }
  const answer = await app.call('POST', '/api/api-keys/create-key', { token, body: input })
  if (answer.status !== 200) throw new Error(answer.body.message)
  return answer.body.data as { key: ApiKeyView; secret: string }
}

export const revokeTestApiKey = (app: TestApp, token: string, keyId: string) =>
  app.call('POST', `/api/api-keys/revoke-key/${keyId}`, { token, body: {} })

/** Every scope but one. */
export const scopesWithout = (scope: ApiScope) => apiScopes.filter((other) => other !== scope)
