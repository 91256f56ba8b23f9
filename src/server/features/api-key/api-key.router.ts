import { hasSandboxes } from '#server/platform/config/running-sandbox.ts'
import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  ApiKeyInput,
  CreateApiKeyInput,
  CreatedApiKey,
  MyApiKeys,
} from '#shared/api-key/api-key.schema.ts'
import { Done } from '#shared/auth/auth.schema.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './api-key.service.ts'

const { get, post } = restRoutes('API keys', '/api-keys', { scope: 'sessionOnly' })

export const apiKeyRouter = router({
  list: protectedProcedure
    .meta(get('/my-keys', 'Your API keys, newest first; no key can read this'))
    .output(MyApiKeys)
    .query(async ({ ctx }) => ({
      keys: await listApiKeys(ctx.db, ctx.actor.id),
      hasSandboxes: hasSandboxes(ctx.env),
    })),

  create: protectedProcedure
    .meta(
      post('/create-key', 'Create an API key; it is shown in this response only', {
        403: 'The login is older than 15 minutes, or the second step than ten.',
        409: 'You have 20 keys, there are no sandboxes here for a test key, or this is one.',
        ignoresIdempotencyKey: true,
      }),
    )
    .input(CreateApiKeyInput)
    .output(CreatedApiKey)
    .mutation(({ ctx, input }) => createApiKey(ctx, ctx.actor, input)),

  revoke: protectedProcedure
    .meta(
      post('/revoke-key/{keyId}', 'Revoke an API key; calls with it are refused from then on', {
        404: 'You have no such key.',
      }),
    )
    .input(ApiKeyInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await revokeApiKey(ctx.db, ctx.actor.id, input.keyId)
      return { message: 'The key is revoked.' }
    }),
})
