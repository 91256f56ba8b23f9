import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCrop } from '#server/testing/people/listings.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  ;({ token } = await app.signUp())
})
afterAll(() => app.close())

const crop = { ...newCrop, name: 'Café गेहूँ' }
const wires = [
  ['REST', '/api/crop/add-crop', crop],
  ['tRPC', '/trpc/crop.add', { json: crop }],
  ['MCP', '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping', params: { name: crop.name } }],
] as const

const send = async (url: string, body: Buffer, contentType = 'application/json') => {
  const headers = {
    'content-type': contentType,
    accept: 'application/json, text/event-stream',
    ...(url !== '/mcp' && { authorization: `Bearer ${token}` }),
  }
  const { statusCode, body: text } = await app.server.inject({
    method: 'POST',
    url,
    payload: body,
    headers,
  })
  return { status: statusCode, text }
}

test.each(wires)('%s takes UTF-8, with and without its name', async (_wire, url, body) => {
  const bytes = Buffer.from(JSON.stringify(body))
  for (const charset of ['', '; charset=utf-8', ';charset="UTF-8"', '; charset=utf8']) {
    expect(await send(url, bytes, `application/json${charset}`)).toMatchObject({ status: 200 })
  }
})

test.each(wires)(
  '%s refuses bytes that are not UTF-8 instead of storing others',
  async (_wire, url, body) => {
    const bytes = Buffer.from(JSON.stringify(body).replace('Caf\u00e9 गेहूँ', 'Caf\u00e9'), 'latin1')
    const { status, text } = await send(url, bytes)
    expect([status, text]).toEqual([400, expect.stringContaining('request.malformed')])
  },
)

test.each(wires)('%s refuses other character sets', async (_wire, url, body) => {
  const text = JSON.stringify(body)
  for (const [charset, bytes] of [
    ['iso-8859-1', Buffer.from(text, 'latin1')],
    ['utf-16', Buffer.from(text, 'utf16le')],
  ] as const) {
    const answer = await send(url, bytes, `application/json; charset=${charset}`)
    expect([answer.status, answer.text]).toEqual([
      415,
      expect.stringContaining('request.media_type'),
    ])
  }
})
