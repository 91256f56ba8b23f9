declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes pictures: its bodies have longer to arrive (`UPLOAD_TIMEOUT_SECONDS`). */
    takesUploads?: boolean
  }
}

export const uploadRoute = { takesUploads: true } as const
