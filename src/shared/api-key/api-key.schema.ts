import { z } from 'zod'
import { recordId, requiredText } from '#shared/kit/common.schema.ts'
import { sandboxPeople } from '#shared/sandbox/sandbox.constants.ts'
import { apiKeyLifetimes, defaultApiKeyDays, maxApiKeyName } from './api-key.constants.ts'
import { apiScopes } from './api-scope.constants.ts'

const keyId = recordId('This key is no longer here.')

export const CreateApiKeyInput = z.object({
  /** For its owner, to tell keys apart: the program or machine that uses it. */
  name: requiredText('Name', maxApiKeyName, 'Please give the key a name.'),
  scopes: z
    .array(z.enum(apiScopes))
    .min(1, 'Please choose what the key may do.')
    .max(apiScopes.length, 'Please choose from the list.')
    .transform((scopes) => apiScopes.filter((scope) => scopes.includes(scope))),
  /** Days until the key expires. */
  days: z.literal(apiKeyLifetimes).default(defaultApiKeyDays),
  /** For a test key, the person of the sandbox for whom it acts; left out for a key of the real shop. */
  sandboxPerson: z.enum(sandboxPeople).nullable().default(null),
})
export type CreateApiKeyInput = z.output<typeof CreateApiKeyInput>

export const ApiKeyView = z.object({
  _id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Null until the first call; at most a minute out of date. */
  lastUsedAt: z.string().nullable(),
  /** The network of the last call, such as `203.0.113.0/24`; null until the first. */
  lastNetwork: z.string().nullable(),
  /** The person of the sandbox for whom a test key acts; null for a key of the real shop. */
  sandboxPerson: z.enum(sandboxPeople).nullable(),
  state: z.enum(['active', 'expired', 'revoked', 'stopped']),
})
export type ApiKeyView = z.infer<typeof ApiKeyView>

export const ApiKeyList = z.object({ keys: z.array(ApiKeyView) })
export type ApiKeyList = z.infer<typeof ApiKeyList>

export const MyApiKeys = ApiKeyList.extend({
  /** Whether test keys can be created here. */
  hasSandboxes: z.boolean(),
})

export const CreatedApiKey = z.object({
  key: ApiKeyView,
  /** The key itself. It is stored as a hash only and never shown again. */
  secret: z.string(),
})
export type CreatedApiKey = z.infer<typeof CreatedApiKey>

export const ApiKeyInput = z.object({ keyId })
export type ApiKeyInput = z.infer<typeof ApiKeyInput>
