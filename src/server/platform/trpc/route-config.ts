declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes pictures: its bodies may take longer to arrive (`UPLOAD_TIMEOUT_SECONDS`). */
    takesUploads?: boolean
    /** The procedure behind the route, as tRPC names it: `crop.list`. */
    procedurePath?: string
  }
}

export const uploadRoute = { takesUploads: true } as const
