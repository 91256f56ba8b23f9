import { expect, test } from 'vitest'
import { z } from 'zod'
import { definitionOf } from '#server/app/trpc/internal/procedure-definition.ts'
import { procedures } from '#server/app/trpc/procedures.ts'
import { installReadableZodMessages } from '#server/platform/errors/zod-messages.ts'
import { CreateApiKeyInput } from '#shared/api-key/api-key.schema.ts'
import { CartLineInput } from '#shared/cart/cart.schema.ts'
import { FavouriteInput } from '#shared/favourite/favourite.schema.ts'
import { CreateWebhookInput, WebhookInput } from '#shared/webhook/webhook.schema.ts'

installReadableZodMessages()

/** What is said of an input, by field. */
const refusalsOf = (schema: z.core.$ZodType, input: unknown) =>
  (z.safeParse(schema, input).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test('no call says of an ID that is missing that its record is gone', () => {
  const said = procedures.flatMap(({ path, procedure }) =>
    definitionOf(procedure).inputs.flatMap((schema) =>
      refusalsOf(schema as z.core.$ZodType, {}).map((refusal) => `${path} ${refusal}`),
    ),
  )
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((refusal) => /longer|could not find|no such/.test(refusal))).toEqual([])
  expect(said).toContain('webhook.delete webhookId: Webhook id is required')
})

test('an ID that is none is said to name nothing', () => {
  expect(refusalsOf(WebhookInput, { webhookId: '17' })).toEqual([
    'webhookId: This webhook is no longer here.',
  ])
  expect(refusalsOf(CartLineInput, { cropId: '17', quantity: 1 })).toEqual([
    'cropId: This crop is no longer here.',
  ])
})

test('a value that is not in a list is refused with the list', () => {
  const listingId = '0198c5d2-0000-7000-8000-000000000001'
  expect(refusalsOf(FavouriteInput, { kind: 'shoes', listingId })).toEqual([
    'kind: Kind must be one of: crop, equipment',
  ])
  const key = { name: 'Stock', scopes: ['orders:all'], days: 1, sandboxPerson: 'both' }
  expect(refusalsOf(CreateApiKeyInput, key)).toEqual([
    expect.stringMatching(/^scopes\.0: Scopes must be one of: .*orders:read/),
    'days: Days must be one of: 30, 90, 365, 730',
    'sandboxPerson: Sandbox person must be one of: seller, buyer',
  ])
  const webhook = { name: 'ERP', url: 'https://erp.example/hook', types: ['order.seen'] }
  expect(refusalsOf(CreateWebhookInput, webhook)).toEqual([
    expect.stringMatching(/^types\.0: Types must be one of: .*order\.placed/),
  ])
})
