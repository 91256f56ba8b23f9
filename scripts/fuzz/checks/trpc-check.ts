import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { fillTemplate } from '../../../src/shared/kit/message-template.ts'
import type { Contract, Procedure } from '../contract.ts'
import type { FuzzRequest } from '../fuzz-request.ts'
import { type Answer, headerOf, isJson } from '../send-request.ts'
import { lacksNothing, mustBeRefused } from './rest-check.ts'

const messageTemplate = {
  template: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}

interface Message {
  message: string
  template?: string | undefined
  values?: Record<string, string | number> | undefined
}

const isFilledTemplate = ({ message, template, values = {} }: Message) =>
  template === undefined || fillTemplate(template, values) === message
const notFilled = 'a template that does not give the message'

/** A failure as @trpc/client reads it, with what our formatter puts into `data`. */
const Failure = z.strictObject({
  error: z.strictObject({
    json: z
      .strictObject({
        message: z.string().min(1),
        code: z.number().int(),
        data: z.strictObject({
          code: z.string().regex(/^[a-z_]+\.[a-z_]+$/),
          httpStatus: z.number().int(),
          path: z.string().optional(),
          issues: z
            .array(
              z
                .strictObject({ path: z.string(), message: z.string(), ...messageTemplate })
                .refine(isFilledTemplate, notFilled),
            )
            .optional(),
          retryAfter: z.number().optional(),
          details: z.record(z.string(), z.unknown()).optional(),
          ...messageTemplate,
        }),
      })
      .refine(({ message, data }) => isFilledTemplate({ ...data, message }), notFilled),
  }),
})

const Success = z.strictObject({
  result: z.strictObject({ data: z.strictObject({ json: z.unknown().optional() }) }),
})

/** What tRPC answers with: 207 is a batch of which some calls failed. */
const statuses = new Set([
  200, 204, 207, 400, 401, 403, 404, 405, 406, 408, 409, 412, 413, 414, 415, 422, 429, 503,
])

const placeOf = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? '*' : String(part))).join('.')

function zodProblems(what: string, error: z.ZodError): string[] {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${what} at ${placeOf(path)}: ${message}`)
}

/** What an answer has that its schema does not: the schema drops it when it reads the answer. */
function unknownMembers(given: unknown, parsed: unknown, path = ''): string[] {
  if (isDeepStrictEqual(given, parsed)) return []
  if (typeof given !== 'object' || given === null) return [path || '/']
  if (typeof parsed !== 'object' || parsed === null) return [path || '/']
  const other = parsed as Record<string, unknown>
  return Object.entries(given).flatMap(([name, member]) =>
    unknownMembers(member, other[name], `${path}/${Array.isArray(given) ? '*' : name}`),
  )
}

function outputProblems({ output }: Procedure, value: unknown): string[] {
  if (!output) return []
  const parsed = z.safeParse(output, value)
  if (!parsed.success) return zodProblems('off its schema', parsed.error)
  const places = new Set(unknownMembers(value, parsed.data))
  return [...places].slice(0, 3).map((place) => `a member that its schema does not have: ${place}`)
}

export function createTrpcCheck({ procedures }: Pick<Contract, 'procedures'>) {
  const byName = new Map(procedures.map((procedure) => [procedure.name, procedure]))

  /** One call's part of an answer. */
  function checkCall(request: FuzzRequest, name: string | undefined, part: unknown): string[] {
    if (typeof part !== 'object' || part === null) return ['a call answered with no object']
    if ('success' in part) return ['REST’s envelope instead of tRPC’s error']
    if ('error' in part) {
      const failure = Failure.safeParse(part)
      if (!failure.success) return zodProblems('not tRPC’s error shape', failure.error)
      const { code } = failure.data.error.json.data
      const { target } = request
      // A batch is refused as a whole when a key may not make one of its calls.
      const isWhole = target.wire === 'trpc' && target.isBatch
      const scope = isWhole ? null : (byName.get(name ?? '')?.scope ?? null)
      return lacksNothing(request, scope, code) ? ['a key that has the scope is refused'] : []
    }
    const success = Success.safeParse(part)
    if (!success.success) return zodProblems('not tRPC’s shape', success.error)
    const procedure = byName.get(name ?? '')
    if (!procedure) return [`a success of no known procedure`]
    const isForOperators = procedure.name.startsWith('desk.')
    if (mustBeRefused(request, { ...procedure, isForOperators })) {
      return [`a success for ${request.role}, who must be refused`]
    }
    return outputProblems(procedure, success.data.result.data.json)
  }

  return (request: FuzzRequest, answer: Answer, text: string): string[] => {
    const { target, method, headers } = request
    const { status } = answer
    if (target.wire !== 'trpc') return []
    if (status === 304) return headers['if-none-match'] === undefined ? ['304 unasked'] : []
    if (!statuses.has(status)) return [`status ${status} of tRPC`]
    if (status === 429 && headerOf(answer, 'retry-after') === '') return ['429 without Retry-After']
    if (method === 'HEAD' || status === 204) return []
    const type = headerOf(answer, 'content-type')
    if (type.startsWith('text/event-stream')) {
      const isStream = byName.get(target.procedures[0] ?? '')?.type === 'subscription'
      return isStream ? [] : ['a stream of events from no subscription']
    }
    if (!type.startsWith('application/json')) return [`"${type}", not JSON`]
    // Streamed line by line, in an encoding of tRPC's own: its values are those of the plain answer.
    if ([headers['trpc-accept'], headers.accept].includes('application/jsonl') && status === 200) {
      return text.split('\n').filter(Boolean).every(isJson) ? [] : ['a streamed line is not JSON']
    }
    if (!isJson(text)) return [`${status} that is not JSON`]
    const body: unknown = JSON.parse(text)
    if (Array.isArray(body)) {
      if (!target.isBatch) return ['a list for a single call']
      return body.flatMap((part, i) => checkCall(request, target.procedures[i], part))
    }
    if (target.isBatch && status === 200) return ['no list for a batch']
    const problems = checkCall(request, target.procedures[0], body)
    const result = Failure.safeParse(body).data?.error.json.data.httpStatus
    if (result !== undefined && result !== status) problems.push(`httpStatus is not the status`)
    return problems
  }
}
