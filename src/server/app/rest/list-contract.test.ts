import { expect, test } from 'vitest'
import { buildOpenApiDocument } from './openapi.ts'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
}

const document = buildOpenApiDocument() as unknown as {
  paths: Record<
    string,
    {
      get?: {
        parameters?: { name: string }[]
        responses: Record<string, { content?: Record<string, { schema: Schema }> }>
      }
    }
  >
  components: { schemas: Record<string, Schema> }
}

const resolve = (schema: Schema | undefined): Schema =>
  schema?.$ref
    ? resolve(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''])
    : (schema ?? {})

const reads = Object.entries(document.paths).flatMap(([path, { get }]) => {
  const json = get?.responses['200']?.content?.['application/json']?.schema
  const data = resolve(resolve(json).properties?.data)
  return get ? [{ path, parameters: (get.parameters ?? []).map(({ name }) => name), data }] : []
})

/** Lists of rows that never change, or whose own times say more. */
const withoutUpdatedAt = new Map([
  ['/auth/sessions', 'lastSeenAt'],
  ['/second-factor/status', 'lastUsedAt'],
  ['/api-keys/my-keys', 'lastUsedAt and state'],
  ['/webhooks/my-webhooks', 'lastDeliveredAt and state'],
  ['/webhooks/deliveries/{webhookId}', 'lastTriedAt and state'],
  ['/proposals/my-proposals', 'state, and expiresAt while it is open'],
  ['/chat/history', 'never changed'],
])

test('the rows of every list that have an id and a time of creation say when they changed', () => {
  const rows = reads
    .filter(({ path }) => !path.startsWith('/desk/') && !withoutUpdatedAt.has(path))
    .flatMap(({ path, data }) =>
      Object.entries(data.properties ?? {}).map(([name, list]) => ({
        list: `${path} ${name}`,
        row: resolve(resolve(list).items).properties ?? {},
      })),
    )
    .filter(({ row }) => '_id' in row && 'createdAt' in row)
  expect(rows.length).toBeGreaterThan(15)
  const missing = rows.filter(({ row }) => !('updatedAt' in row))
  expect(missing.map(({ list }) => list)).toEqual([])
  const paths = reads.map(({ path }) => path)
  expect([...withoutUpdatedAt.keys()].filter((path) => !paths.includes(path))).toEqual([])
})

/** Pages of what nobody adds to while it is read. */
const withoutCursor = [
  '/blog/articles',
  '/reference/troubles',
  '/market/prices',
  '/market/crops',
  '/listing-import/refused-rows/{importId}',
]

test('every list in pages has a cursor', () => {
  const missing = reads
    .filter(({ path }) => !path.startsWith('/desk/') && !withoutCursor.includes(path))
    .filter(({ data }) => 'totalPages' in (data.properties ?? {}))
    .filter(({ data, parameters }) => {
      const hasNext = 'nextCursor' in (data.properties ?? {})
      return !hasNext || !parameters.includes('cursor')
    })
  expect(missing.map(({ path }) => path)).toEqual([])
})
