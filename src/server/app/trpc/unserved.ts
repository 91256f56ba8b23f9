import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { wireOf } from '#server/app/http/request-wire.ts'
import { methodNotAllowed, routeNotFound } from '#server/platform/errors/errors.ts'
import { allowedMethodsOf } from './trpc-methods.ts'

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

/** Decodes percent escapes; leaves a text with broken ones as it is. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The methods that the address of a request accepts. */
function allowedMethods(server: FastifyInstance, request: FastifyRequest): readonly string[] {
  const [path = ''] = request.url.split('?')
  const wire = wireOf(request)
  // Every other address can be a page.
  if (wire === null) return ['GET', 'HEAD']
  if (wire === 'trpc') return allowedMethodsOf(unescaped(path.replace(/^.*?\/trpc\//, '')))
  return methods.filter((method) => {
    const route = server.findRoute({ method, url: path })
    return route && !('*' in route.params)
  })
}

/** The failure of a request that no route serves: 405 with `Allow` if the address accepts other methods, else 404. */
export function unservedFailure(
  server: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const allowed = allowedMethods(server, request)
  if (allowed.length === 0 || allowed.includes(request.method)) return routeNotFound()
  reply.header('allow', allowed.join(', '))
  return methodNotAllowed()
}
