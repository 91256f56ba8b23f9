import type { FastifyRequest } from 'fastify'

/** Which API a request is for; null for pages and files. */
export type Wire = 'rest' | 'trpc' | null

function wireOfPath(path: string): Wire {
  if (/^\/trpc(?=[/?]|$)/.test(path)) return 'trpc'
  return /^\/api(?=[/?]|$)/.test(path) ? 'rest' : null
}

/**
 * The API that a request is for. The route decides where there is one, because the address may be
 * written in other ways that lead to it: `/%61pi/…`, or with `http://host` before the path.
 */
export const wireOf = ({ routeOptions, url }: FastifyRequest): Wire =>
  wireOfPath(routeOptions.url ?? '') ?? wireOfPath(url)

/** Whether the request says that a body follows its head. */
export const announcesBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Whether the body is compressed: bodies are read as they are sent, whatever they would expand to. */
export const isCompressed = ({ headers }: FastifyRequest): boolean =>
  !/^(identity)?$/i.test(headers['content-encoding'] ?? '')
