import { initTRPC, TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { makeCaller } from './call-procedure.ts'

const t = initTRPC.context<{ log: string[] }>().create()
const logged = t.procedure.use(async ({ ctx, next }) => {
  ctx.log.push('before')
  const result = await next({ ctx: { name: 'Sita' } })
  ctx.log.push(result.ok ? 'after' : `failed: ${result.error.code}`)
  return result
})

function call(procedure: Parameters<typeof makeCaller>[0], input?: unknown) {
  const log: string[] = []
  const ctx = { log } as unknown as Context
  return { log, answer: makeCaller(procedure, 'some.thing')(ctx, input) }
}

test('steps run around the resolver, which sees their context and the parsed input', async () => {
  const greet = logged
    .input(z.object({ times: z.coerce.number() }))
    .output(z.object({ text: z.string() }))
    .query(({ ctx, input }) => ({ text: `${ctx.name} × ${input.times}`, secret: 'hidden' }))
  const { answer, log } = call(greet, { times: '3' })
  expect(await answer).toEqual({ text: 'Sita × 3' })
  expect(log).toEqual(['before', 'after'])
})

test('a wrong input is a bad request, and the resolver never runs', async () => {
  let hasRun = false
  const procedure = logged.input(z.object({ n: z.number() })).query(() => {
    hasRun = true
  })
  const { answer, log } = call(procedure, { n: 'x' })
  await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: expect.any(z.ZodError) })
  expect(hasRun).toBe(false)
  expect(log).toEqual(['before', 'failed: BAD_REQUEST'])
})

test('an output that breaks the contract is never sent', async () => {
  const procedure = logged.output(z.object({ n: z.number() })).query(() => ({ n: 'x' }) as never)
  await expect(call(procedure).answer).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
})

test('an error of the resolver reaches the steps before it and the caller', async () => {
  const procedure = logged.query(() => {
    throw new TRPCError({ code: 'CONFLICT' })
  })
  const { answer, log } = call(procedure)
  await expect(answer).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(log).toEqual(['before', 'failed: CONFLICT'])
})

test('several inputs are merged, with steps between them', async () => {
  const procedure = logged
    .input(z.object({ a: z.number() }))
    .use(({ input, ctx, next }) => {
      ctx.log.push(`saw ${JSON.stringify(input)}`)
      return next()
    })
    .input(z.object({ b: z.number() }))
    .query(({ input }) => input)
  const { answer, log } = call(procedure, { a: 1, b: 2, c: 3 })
  expect(await answer).toEqual({ a: 1, b: 2 })
  expect(log).toEqual(['before', 'saw {"a":1}', 'after'])
})
