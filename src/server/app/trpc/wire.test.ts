import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test.each([
  ['GET', '/api'],
  ['GET', '/api/nope'],
  ['GET', '/api//crop/all-crops'],
  ['GET', '/api/crop/.hidden'],
  ['TRACE', '/api/nope'],
] as const)('%s %s is nowhere, and says so in the envelope', async (method, url) => {
  const answer = await app.call(method, url)
  expect(answer.status).toBe(404)
  expect(answer.body).toEqual({
    success: false,
    code: 'route.not_found',
    message: 'There is nothing at this address.',
  })
})

test('HEAD reads the address like GET, and responds without a body', async () => {
  const headOf = (query: string) =>
    app.server.inject({ method: 'HEAD', url: `/api/reference/crops?${query}` })
  expect(await headOf('language=hi')).toMatchObject({ statusCode: 200, body: '' })
  expect((await headOf('language=xx')).statusCode).toBe(400)
})

test('a call that arrives while the server closes still gets a response', async () => {
  const closing = await createTestApp({ PORT: '0' })
  let answer: unknown
  // Runs when the server has begun to close, with its socket still open.
  closing.server.addHook('preClose', async () => {
    const { port } = closing.server.server.address() as AddressInfo
    answer = await (await fetch(`http://127.0.0.1:${port}/api/crop/all-crops`)).json()
  })
  await closing.listen()
  await closing.close()
  expect(answer).toMatchObject({ success: true, data: { crops: [] } })
})

test.each([
  ['crop.list', 'crops'],
  ['equipment.list', 'equipments'],
])('%s needs no input over tRPC, alone or in a batch', async (path, list) => {
  const alone = await app.call('GET', `/trpc/${path}`)
  expect(alone.body.result.data.json).toMatchObject({ [list]: [], page: 1, totalPages: 0 })
  const batch = await app.call('GET', `/trpc/${path},${path}?batch=1&input=%7B%7D`)
  expect(batch.body[1].result.data.json).toMatchObject({ [list]: [], page: 1, totalPages: 0 })
})

test.each([
  ['POST', '/api/crop/add-crop', { tags: 'red' }, 'tags', 'Tags must be a list'],
  ['POST', '/api/crop/add-crop', { images: null }, 'images', 'Images must be a list'],
  ['POST', '/api/crop/add-crop', { images: [5] }, 'images.0', 'Images must be text'],
  ['POST', '/api/crop/add-crop', { name: '\u200b \u200d' }, 'name', 'Crop name is required'],
  ['PATCH', '/api/user/update-user', [], '', 'The request must be an object'],
  [
    'PATCH',
    '/api/equipment/update-equipment/x',
    { images: null },
    'images',
    'Please upload at least one image.',
  ],
] as const)('%s %s of %o: %s reads "%s…"', async (method, url, body, path, message) => {
  const { token } = await app.signUp()
  const answer = await app.call(method, url, { token, body })
  expect(answer.status).toBe(400)
  expect(answer.body.issues).toContainEqual(expect.objectContaining({ path, message }))
})

test.each([
  ['/api/crop/get-crop/', 'Crop id is required'],
  [`/api/crop/get-crop/${'x'.repeat(65)}`, 'Crop id cannot exceed 64 characters'],
  ['/api/crop/all-crops?organic=maybe', 'organic must be true or false'],
])('GET %s is refused with "%s"', async (url, message) => {
  expect(await app.call('GET', url)).toMatchObject({ status: 400, body: { message } })
})
