import { type AnyTRPCProcedure, getTRPCErrorFromUnknown, TRPCError } from '@trpc/server'
import type { z } from 'zod'
import { isSerialized } from '#server/platform/cache/serialized-output.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { unknownMemberCheck } from '#server/platform/trpc/unknown-members.ts'
import { definitionOf, type ProcedureDefinition } from './procedure-definition.ts'

interface StepOptions {
  ctx: object
  input: unknown
  next: (changes?: { ctx?: object; input?: unknown }) => Promise<StepResult>
  [other: string]: unknown
}
type StepResult = { ok: true; data: unknown } | { ok: false; error: TRPCError }
type Step = ((options: StepOptions) => Promise<StepResult>) & { _type?: 'input' | 'output' }

/** A procedure's steps run in order, each calling the next. */
interface DefinitionWithSteps extends ProcedureDefinition {
  middlewares: Step[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Wrap = (inner: Step) => Step

type MemberCheck = ReturnType<typeof unknownMemberCheck>

/** @param checkMembers only for the first input of a write. */
const checkInput =
  (schema: z.ZodType, checkMembers: MemberCheck | undefined): Wrap =>
  (inner) =>
  (options) => {
    const { answer } = options.ctx as Context
    if (checkMembers) answer.ignoredMembers = checkMembers(options.rawInput)
    const parsed = schema.safeParse(options.rawInput)
    if (!parsed.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: parsed.error })
    const isMerged = isRecord(options.input) && isRecord(parsed.data)
    const input = isMerged ? Object.assign({}, options.input, parsed.data) : parsed.data
    return inner({ ...options, input })
  }

const checkOutput =
  (schema: z.ZodType): Wrap =>
  (inner) =>
  async (options) => {
    const result = await inner(options)
    if (!result.ok || isSerialized(result.data)) return result
    const parsed = schema.safeParse(result.data)
    if (parsed.success) return { ok: true, data: parsed.data }
    const message = 'Output validation failed'
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message, cause: parsed.error })
  }

/**
 * The same steps, with input and output checked by zod's synchronous, compiled parser. The checks right
 * before the resolver become one step with it.
 */
function stepsOf({ middlewares, inputs, output, meta, type }: DefinitionWithSteps): Step[] {
  // Reads ignore them: addresses come with parameters of others, such as those of campaigns.
  const memberChecks = (
    type === 'mutation' ? [unknownMemberCheck(inputs, meta?.ignoredMembers)] : []
  ).values()
  const schemas = inputs.values()
  const callNext: Step = ({ next, input }) => next({ input })
  const wraps = middlewares.map((step): Wrap | null => {
    const schema = step._type === 'input' ? schemas.next().value : output
    if (!step._type || !schema) return null
    return step._type === 'input'
      ? checkInput(schema, memberChecks.next().value)
      : checkOutput(schema)
  })
  const steps: Step[] = []
  for (const [i, step] of [...middlewares.entries()].reverse()) {
    const wrap = wraps[i]
    const following = steps[0]
    const isBeforeResolver = wrap && following && steps.length === 1
    if (isBeforeResolver) steps[0] = wrap(following)
    else steps.unshift(wrap ? wrap(callNext) : step)
  }
  return steps
}

/**
 * Makes a procedure callable like the library's own caller, at a third of its cost: that one copies every
 * option and the whole context property by property at each step, and has zod check asynchronously, which
 * rules out its compiled checks (docs/performance.md has the figures). library-version.test.ts pins the
 * version that this was checked with.
 * @returns a function that returns the output or throws a TRPCError; aborting its `signal` tells the
 * procedure that the client has disconnected.
 */
export function makeCaller(procedure: AnyTRPCProcedure, path: string) {
  const definition = definitionOf(procedure) as DefinitionWithSteps
  const steps = stepsOf(definition)
  const { meta, type } = definition

  const run = async (
    index: number,
    ctx: object,
    input: unknown,
    rawInput: unknown,
    signal: AbortSignal | undefined,
  ): Promise<StepResult> => {
    try {
      const step = steps[index]
      if (!step) throw new Error(`${path} has no resolver`)
      return await step({
        ctx,
        input,
        rawInput,
        path,
        type,
        meta,
        signal,
        batchIndex: 0,
        next: (changes) =>
          run(
            index + 1,
            changes?.ctx ? { ...ctx, ...changes.ctx } : ctx,
            changes && 'input' in changes ? changes.input : input,
            rawInput,
            signal,
          ),
      })
    } catch (cause) {
      return { ok: false, error: getTRPCErrorFromUnknown(cause) }
    }
  }

  return async (ctx: Context, rawInput: unknown, signal?: AbortSignal): Promise<unknown> => {
    const result = await run(0, ctx, undefined, rawInput, signal)
    if (!result.ok) throw result.error
    return result.data
  }
}
