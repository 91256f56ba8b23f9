import type { FastifyInstance } from 'fastify'
import { routeNotFound } from '#server/platform/errors/errors.ts'
import { cropPicture } from './calendar-pictures.service.ts'

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

const nameOf = (file: string) => /^(.{1,60})\.webp$/u.exec(file)?.[1]

/**
 * `GET /api/reference/pictures/:file`: the calendar's pictures, which never change under their
 * address. Outside the API's limit per address, as a page shows dozens at once.
 */
export function mountCalendarPictures(server: FastifyInstance) {
  const config: object = { helmet: { skipRoute: true }, rateLimit: false }
  server.get<{ Params: { file: string } }>(
    '/api/reference/pictures/:file',
    { config },
    async ({ params }, reply) => {
      const name = nameOf(params.file)
      const picture = name ? await cropPicture(name) : null
      if (!picture) throw routeNotFound()
      return reply.headers(headers).type('image/webp').send(picture)
    },
  )
}
