import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { ProcedureScope } from '../../../src/shared/api-key/api-scope.constants.ts'
import type { Contract, JsonSchema, Operation } from '../contract.ts'
import type { FuzzRequest } from '../fuzz-request.ts'
import { scopesOfKey } from '../keys.ts'
import { type Answer, headerOf, isJson } from '../send-request.ts'

/** What HTTP itself may answer where the document has nothing to say: wrong bodies, types, sizes. */
const httpStatuses = new Set([
  304, 400, 401, 403, 404, 405, 406, 408, 411, 412, 413, 414, 415, 416, 422, 429,
])

/** What a request that is no operation's own may get besides, from the operation that answers it. */
const elsewhereStatuses = new Set([303, 409])

/** A schema whose unknown members are refused at the outermost level too, as zod's are within. */
const closed = (schema: JsonSchema): JsonSchema =>
  schema.properties ? { additionalProperties: false, ...schema } : schema

/** Where something is, without the numbers of rows: the same fault in two rows is one fault. */
const placeOf = (path: string) => path.replace(/\/\d+(?=\/|$)/g, '/*') || '/'

interface Access {
  isProtected: boolean
  isForOperators: boolean
  /** What an API key needs; null where it is not known. */
  scope: ProcedureScope | null
}

/** Whether the key of a request may do what needs this scope. */
const hasScope = ({ person }: FuzzRequest, scope: ProcedureScope) =>
  scopesOfKey(person).some((own) => own === scope)

/** Whether this person may call an operation at all. */
export function mustBeRefused(
  request: FuzzRequest,
  { isProtected, isForOperators, scope }: Access,
): boolean {
  if (!isProtected) return false
  if (request.role === 'visitor' || request.role === 'wrong-token') return true
  if (request.headers.authorization !== undefined) return true
  if (request.role === 'key' && scope !== null && !hasScope(request, scope)) return true
  return isForOperators && request.role !== 'operator'
}

const scopeCodes: unknown[] = ['api_key.scope_missing', 'api_key.not_accepted']

/** Whether a key with the scope was told that it lacks it. @param code the failure's. */
export const lacksNothing = (request: FuzzRequest, scope: ProcedureScope | null, code: unknown) =>
  scopeCodes.includes(code) && request.role === 'key' && scope !== null && hasScope(request, scope)

export function createRestCheck({
  operations,
  document,
}: Pick<Contract, 'operations' | 'document'>) {
  const ajv = new Ajv2020({ strict: false, multipleOfPrecision: 6 })
  addFormats.default(ajv)
  const byName = new Map(operations.map((operation) => [operation.name, operation]))
  const validators = new Map<JsonSchema, ValidateFunction>()
  const failure = closed(document.components.schemas.Failure ?? {})

  function schemaProblems(schema: JsonSchema, value: unknown): string[] {
    const validate = validators.get(schema) ?? ajv.compile(closed(schema))
    validators.set(schema, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).slice(0, 3).map(({ instancePath, message, params }) => {
      const extra = 'additionalProperty' in params ? ` (${params.additionalProperty})` : ''
      return `off its schema at ${placeOf(instancePath)}: ${message}${extra}`
    })
  }

  function checkJson(schema: JsonSchema, answer: Answer, text: string): string[] {
    const type = headerOf(answer, 'content-type')
    if (!type.startsWith('application/json')) return [`${answer.status} as "${type}", not JSON`]
    if (!isJson(text)) return [`${answer.status} that is not JSON`]
    return schemaProblems(schema, JSON.parse(text))
  }

  function checkSuccess(operation: Operation, answer: Answer, text: string): string[] {
    const [[type, schema] = []] = Object.entries(operation.responses[answer.status] ?? {})
    if (!type || !schema) return [`status ${answer.status} is not in the document`]
    if (type === 'application/json') return checkJson(schema, answer, text)
    const given = headerOf(answer, 'content-type')
    return given.startsWith(type) ? [] : [`"${given}" instead of ${type}`]
  }

  function checkFailure(request: FuzzRequest, answer: Answer, text: string): string[] {
    const { target } = request
    const { status } = answer
    const operation = target.wire === 'rest' ? byName.get(target.operation) : undefined
    const isKnown = operation?.responses[status] !== undefined
    const isStrict = target.wire === 'rest' && target.isWellFormed
    const problems: string[] = []
    // Another method or ending may be another operation, or the link of newsletters, which redirects.
    const isElsewhere = target.wire === 'rest-unknown' && elsewhereStatuses.has(status)
    if (!isKnown && !isElsewhere && (isStrict || !httpStatuses.has(status))) {
      problems.push(`status ${status} is not in the document`)
    }
    if (status === 429 && headerOf(answer, 'retry-after') === '')
      problems.push('429 without Retry-After')
    if (request.method === 'HEAD' || (status >= 300 && status < 400)) return problems
    const shape = checkJson(failure, answer, text)
    const { code } = shape.length === 0 ? JSON.parse(text) : {}
    if (operation && lacksNothing(request, operation.scope, code)) {
      problems.push('a key that has the scope is refused')
    }
    return [...problems, ...shape]
  }

  return (request: FuzzRequest, answer: Answer, text: string): string[] => {
    const { target, method } = request
    const { status } = answer
    if (status === 304 && request.headers['if-none-match'] === undefined) return ['304 unasked']
    if (status >= 300) return checkFailure(request, answer, text)
    // Another method or ending of a path: something else may answer there, which is checked as itself.
    if (target.wire !== 'rest') return []
    const operation = byName.get(target.operation)
    if (!operation) return [`${target.operation} is not in the document`]
    const isForOperators = operation.path.startsWith('/desk/')
    if (mustBeRefused(request, { ...operation, isForOperators })) {
      return [`a success for ${request.role}, who must be refused`]
    }
    return method === 'HEAD' ? [] : checkSuccess(operation, answer, text)
  }
}
