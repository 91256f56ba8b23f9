/**
 * Who sends a request. `farmer` and `buyer` are several people each; `key` is a program with an API key of one of
 * them; `operator` is of ADMIN_PHONES.
 */
export const roles = ['visitor', 'wrong-token', 'farmer', 'buyer', 'key', 'operator'] as const
export type Role = (typeof roles)[number]

/** The kind of a request, for the summary. */
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

/** What handles a request, which decides how its answer is checked. */
export type Target =
  /** An operation of the OpenAPI document, `GET /crop/all-crops`. */
  | { wire: 'rest'; operation: string; isWellFormed: boolean }
  /** A path under /api that is in no document. */
  | { wire: 'rest-unknown' }
  /** Procedures of the router; none when the path names none. */
  | { wire: 'trpc'; procedures: readonly string[]; isBatch: boolean }
  /** Pages, files, feeds and probes. */
  | { wire: 'site' }
  /** Bytes that are not HTTP, or barely. */
  | { wire: 'socket' }

/** One request as data, so that it can be generated from a seed, printed and sent again. */
export interface FuzzRequest {
  kind: Kind
  target: Target
  role: Role
  /** Which user of that role. */
  person: number
  method: string
  /** Path and query as in the request line. */
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** The operation of a request, to distinguish findings. */
export function nameOf({ kind, target, method, path }: FuzzRequest): string {
  // Bad HTTP: the operation makes no difference.
  if (kind === 'rest-wire' || kind === 'trpc-wire') return `${kind} ${method}`
  if (target.wire === 'rest') return target.operation
  if (target.wire === 'socket') return 'socket'
  if (target.wire !== 'trpc') return `${method} ${path.split(/[?#]/)[0]?.slice(0, 40)}`
  return target.isBatch ? 'trpc batch' : `trpc ${target.procedures.join(',')}`
}

/** Characters of a body that are printed; `--seed` and `--only` generate the rest again. */
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

/** The request as a shell command; tokens are named, never printed. */
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
