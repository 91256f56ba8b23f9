import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/platform/config/env.ts'
import { StartError } from '#server/platform/config/start-error.ts'

/** Milliseconds between looks for connections that nobody uses any more. */
const unusedCheckMs = 100

/**
 * @returns the address that the server listens at.
 * @throws StartError when another program has the port.
 */
export async function listenOn(
  server: FastifyInstance,
  { HOST: host, PORT: port }: Pick<Env, 'HOST' | 'PORT'>,
): Promise<string> {
  try {
    return await server.listen({ host, port })
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error
    throw new StartError(
      `Port ${port} on ${host} is in use by another program. Stop that one, or set PORT to another number.`,
    )
  }
}

/** Finishes open requests. After `graceMs` milliseconds the connections that are still open are cut. */
export async function closeServer(server: FastifyInstance, graceMs: number): Promise<void> {
  const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs)
  // A client may keep the connection open whose request was answered after this began.
  const closeUnused = setInterval(() => server.server.closeIdleConnections(), unusedCheckMs)
  await server.close()
  clearInterval(closeUnused)
  clearTimeout(cutOff)
}
