import { afterAll, beforeAll, expect, test } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { fetchPublic } from './public-only.ts'

let inside: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  inside = await startStandIn(behaviours.answers('secret'))
})
afterAll(() => inside.close())

test.for(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0.0.0.0', '2130706433'])(
  'a stranger’s address at %s is not connected to',
  async (host) => {
    const { port } = new URL(inside.url)
    await expect(fetchPublic(new URL(`http://${host}:${port}/`))).rejects.toMatchObject({
      cause: { code: 'ENOTPUBLIC' },
    })
    expect(inside.requests).toHaveLength(0)
  },
)
