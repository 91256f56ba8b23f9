import type { FastifyInstance } from 'fastify'
import { findDrawing } from '#server/features/reference/reference-drawings.service.ts'
import { routeNotFound } from '#server/platform/errors/errors.ts'
import { cropPicture, cropSharePicture } from './calendar-pictures.service.ts'

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
} as const

const iconName = (file: string) => /^(.{1,60})\.webp$/u.exec(file)?.[1]

/**
 * `GET /api/reference/pictures/:file`: drawings of crops (`.png` for shared links), and the emoji of the crop database.
 * A picture never changes at its address.
 * They are exempt from the API's rate limit because a page shows dozens of them.
 */
export function mountCalendarPictures(server: FastifyInstance) {
  const config = { hasOwnHeaders: true, rateLimit: false } as const
  server.get<{ Params: { file: string } }>(
    '/api/reference/pictures/:file',
    { config },
    async ({ params }, reply) => {
      const drawing = findDrawing(params.file)
      if (drawing) return reply.headers(headers).type('image/svg+xml').send(drawing)
      if (params.file.endsWith('.png')) {
        const shared = await cropSharePicture(params.file)
        if (!shared) throw routeNotFound()
        return reply.headers(headers).type('image/png').send(shared)
      }
      const name = iconName(params.file)
      const picture = name ? await cropPicture(name) : null
      if (!picture) throw routeNotFound()
      return reply.headers(headers).type('image/webp').send(picture)
    },
  )
}
