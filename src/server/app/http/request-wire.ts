import type { FastifyRequest } from 'fastify'

/** The API that a request is for; null for pages and files. */
export type Wire = 'rest' | 'trpc' | null

function wireOfPath(path: string): Wire {
  if (/^\/trpc(?=[/?]|$)/.test(path)) return 'trpc'
  // Assistants get REST's refusals before their own protocol begins.
  return /^\/(api|mcp)(?=[/?]|$)/.test(path) ? 'rest' : null
}

/**
 * The API that a request is for. The matched route decides, if there is one, because the address can be
 * written differently: `/%61pi/…`, or with `http://host` before the path.
 */
export const wireOf = ({ routeOptions, url }: FastifyRequest): Wire =>
  wireOfPath(routeOptions.url ?? '') ?? wireOfPath(url)

/** Whether the request's headers announce a body. */
export const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether the body is compressed: bodies are read as they are sent, whatever they would expand to. */
export const isCompressed = ({ headers }: FastifyRequest): boolean =>
  !/^(identity)?$/i.test(headers['content-encoding'] ?? '')
