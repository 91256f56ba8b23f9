/** Who sends a request. `farmer` and `buyer` are several people each; `operator` is of ADMIN_PHONES. */
export const roles = ['visitor', 'wrong-token', 'farmer', 'buyer', 'operator'] as const
export type Role = (typeof roles)[number]

/** What a request is, for the summary by kind. */
export const kinds = [
  'rest-valid',
  'rest-broken',
  'rest-wire',
  'trpc-valid',
  'trpc-broken',
  'trpc-batch',
  'trpc-meta',
  'trpc-wire',
  'upload',
  'page',
  'socket',
] as const
export type Kind = (typeof kinds)[number]

/** What answers a request, and so what its answer must look like. */
export type Target =
  /** An operation of the OpenAPI document, `GET /crop/all-crops`. */
  | { wire: 'rest'; operation: string; isWellFormed: boolean }
  /** A path under /api that is in no document. */
  | { wire: 'rest-unknown' }
  /** Procedures of the router; none when the path names none. */
  | { wire: 'trpc'; procedures: readonly string[]; isBatch: boolean }
  /** Pages, files, feeds and probes. */
  | { wire: 'site' }
  /** Bytes that are not HTTP, or hardly. */
  | { wire: 'socket' }

/** One request as data, so that it can be made from a seed, printed and sent again. */
export interface FuzzRequest {
  kind: Kind
  target: Target
  role: Role
  /** Which of the people of that role. */
  person: number
  method: string
  /** Path and query as they stand in the request line. */
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** What a request is for, by which findings are told apart. */
export function nameOf({ kind, target, method, path }: FuzzRequest): string {
  // Wrong as HTTP: which operation it meets makes no difference.
  if (kind === 'rest-wire' || kind === 'trpc-wire') return `${kind} ${method}`
  if (target.wire === 'rest') return target.operation
  if (target.wire === 'socket') return 'socket'
  if (target.wire !== 'trpc') return `${method} ${path.split(/[?#]/)[0]?.slice(0, 40)}`
  return target.isBatch ? 'trpc batch' : `trpc ${target.procedures.join(',')}`
}

/** Characters of a body that are printed; the rest is made again by `--seed` and `--only`. */
const printedBody = 600

const quoted = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
  /[\u0000-\u001f\u007f-\uffff'\\]/.test(text)
    ? `$'${text.replace(/[\\']/g, '\\$&').replace(
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
        /[\u0000-\u001f\u007f-\uffff]/g,
        (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )}'`
    : `'${text}'`

/** The request as a command for a shell; tokens are named, never printed. */
export function asCommand(request: FuzzRequest, origin: string): string {
  const { method, path, headers, body, role } = request
  if (request.target.wire === 'socket') {
    return `printf %b ${quoted(String(body))} | nc ${new URL(origin).host.replace(':', ' ')}`
  }
  const given = { ...headers }
  if (role !== 'visitor') given.authorization ??= `Bearer <${role}>`
  const parts = [
    'curl -i --path-as-is',
    method === 'HEAD' ? '--head' : `-X ${method}`,
    quoted(origin + path.slice(0, printedBody)),
    ...Object.entries(given).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
  ]
  if (typeof body === 'string') parts.push(`--data-raw ${quoted(body.slice(0, printedBody))}`)
  if (Buffer.isBuffer(body)) {
    parts.push(
      `--data-binary @<(base64 -d <<< ${body.subarray(0, printedBody).toString('base64')})`,
    )
  }
  const isCut = path.length > printedBody || (body?.length ?? 0) > printedBody
  return parts.join(' ') + (isCut ? ' # cut short' : '')
}
