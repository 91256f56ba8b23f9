import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'

const colours = ['#dfe8c8', '#cfe0d4']
const tileSize = 256

/** How the tile addresses of these names fail. */
const failures: Record<string, number> = { broken: 500, missing: 404 }

/**
 * Raster tiles of a map, as a chessboard: `/tiles/land/{z}/{x}/{y}.png`. `broken` and `missing` in place of
 * `land` fail, and `closed` lets no other origin read it.
 */
export function mountTiles(server: FastifyInstance) {
  server.get<{ Params: { name: string; z: string; x: string; y: string } }>(
    '/tiles/:name/:z/:x/:y.png',
    async ({ params: { name, x, y } }, reply) => {
      if (name !== 'closed') reply.header('access-control-allow-origin', '*')
      const failure = failures[name]
      if (failure) return reply.code(failure).send()
      const background = colours[(Number(x) + Number(y)) % colours.length] ?? '#fff'
      const tile = sharp({
        create: { width: tileSize, height: tileSize, channels: 3, background },
      })
      return reply.type('image/png').send(await tile.png().toBuffer())
    },
  )
}
