import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { procedures } from '#server/app/trpc/procedures.ts'
import { buildOpenApiDocument } from './openapi.ts'
import { operationExamples } from './openapi-examples.ts'
import type { Operation } from './openapi-parts.ts'

const operations = Object.entries(buildOpenApiDocument().paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as Operation,
  })),
)
test.each(Object.entries(operationExamples))(
  'the examples of %s are valid input',
  (name, { parameters = {}, body }) => {
    const [method = '', path = ''] = name.split(' ')
    const called = `${method.toUpperCase()} ${path}`
    const { operation } = operations.find((one) => one.name === called) ?? {}
    const examples = Object.fromEntries(
      Object.entries(parameters).map(([parameter, { example }]) => [parameter, String(example)]),
    )
    const ids = Object.fromEntries(
      [...path.matchAll(/{(\w+)}/g)].map(([, id = '']) => [id, randomUUID()]),
    )
    const { procedure } =
      procedures.find(
        ({ meta }) => meta?.openapi && `${meta.openapi.method} ${meta.openapi.path}` === called,
      ) ?? {}
    const inputs = procedure?._def.inputs as ZodType[] | undefined
    expect(inputs?.[0]?.safeParse({ ...ids, ...examples, ...body })).toMatchObject({
      success: true,
    })
    expect(operation?.parameters ?? []).toEqual(
      expect.arrayContaining(
        Object.entries(parameters).map(([parameter, shown]) =>
          expect.objectContaining({ name: parameter, in: 'query', ...shown }),
        ),
      ),
    )
    if (body) expect(operation?.requestBody?.content?.['application/json']?.example).toEqual(body)
  },
)

test('every body of JSON has an example', () => {
  const hasNone = ({ operation }: (typeof operations)[number]) => {
    const json = operation.requestBody?.content?.['application/json']
    return json && !json.example
  }
  expect(operations.filter(hasNone).map(({ name }) => name)).toEqual([])
})
