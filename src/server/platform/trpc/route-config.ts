declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes pictures: its bodies may take longer to arrive (`UPLOAD_TIMEOUT_SECONDS`). */
    takesUploads?: boolean
    /** The route sets its security headers itself, instead of those of pages. */
    hasOwnHeaders?: boolean
    /** The procedure behind the route, as tRPC names it: `crop.list`. */
    procedurePath?: string
    /** Whether the response is in memory, so that sending it costs no more than refusing it. */
    hasAnswerInMemory?: (request: FastifyRequest) => boolean
  }
}

export const uploadRoute = { takesUploads: true } as const
