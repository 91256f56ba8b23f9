import { createTRPCClient, httpBatchStreamLink, TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ChatPiece } from '#shared/advisor/advisor.schema.ts'

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

let release: () => void = () => {}
let hasLeft: Promise<void>
let app: TestApp
let model: Awaited<ReturnType<typeof startStandIn>>
let url: string

/** A model that sends one sentence, then waits until `release` is called. */
const startPausingModel = () =>
  startStandIn(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk('First sentence. Then '))
    hasLeft = new Promise((resolve) => response.on('close', resolve))
    await new Promise<void>((resolve) => {
      release = resolve
    })
    response.write(chunk('last.'))
    response.end('data: [DONE]\n\n')
  })

beforeAll(async () => {
  model = await startPausingModel()
  app = await createTestApp({ CHAT_API_URL: `${model.url}/v1`, CHAT_REQUESTS_PER_MINUTE: '3' })
  url = `${await app.listen()}/trpc`
})
afterAll(async () => {
  release()
  await app.close()
  await model.close()
})

interface Streams {
  chat: {
    stream: {
      mutate(input: object, options?: { signal: AbortSignal }): Promise<AsyncIterable<ChatPiece>>
    }
  }
}

/** A client like that of the page, with the compression that browsers accept. */
const connect = (token: string) =>
  createTRPCClient({
    links: [
      httpBatchStreamLink({
        url,
        transformer: superjson,
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' },
      }),
    ],
  }) as unknown as Streams

test('over a real socket the first sentence arrives before the last is written', async () => {
  const { token } = await app.signUp()
  const pieces = await connect(token).chat.stream.mutate({ message: 'How do I make compost?' })
  const seen: ChatPiece[] = []
  for await (const piece of pieces) {
    seen.push(piece)
    if (seen.length === 1) release()
  }
  expect(seen[0]).toEqual({ type: 'text', text: 'First sentence.' })
  const last = seen.at(-1)
  if (last?.type !== 'done') throw new Error('the stream has no end')
  const texts = seen.flatMap((piece) => (piece.type === 'text' ? [piece.text] : []))
  expect(last.reply.message).toBe(texts.join(''))
  expect(last.reply.writtenBy).toBe('model')
})

test('a user who disconnects ends the request to the model, and nothing is stored', async () => {
  const { token } = await app.signUp()
  const leaving = new AbortController()
  const pieces = await connect(token).chat.stream.mutate(
    { message: 'How do I make compost?' },
    { signal: leaving.signal },
  )
  await expect(async () => {
    for await (const _ of pieces) leaving.abort()
  }).rejects.toThrow()
  await hasLeft
  const { body } = await app.call('GET', '/api/chat/history', { token })
  expect(body.data.messages).toEqual([])
})

test('a REST client that disconnects ends the request to the model too', async () => {
  const { token } = await app.signUp()
  const leaving = new AbortController()
  const requestsBefore = model.requests.length
  const answer = fetch(`${new URL(url).origin}/api/chat/personalized`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ message: 'How do I make compost?' }),
    signal: leaving.signal,
  })
  await vi.waitUntil(() => model.requests.length > requestsBefore)
  leaving.abort()
  const leftAt = performance.now()
  await expect(answer).rejects.toThrow('aborted')
  await hasLeft
  // The request ends long before the time limit for a slow model.
  expect(performance.now() - leftAt).toBeLessThan(5000)
  const { body } = await app.call('GET', '/api/chat/history', { token })
  expect(body.data.messages).toEqual([])
})

test('an error before the first word is a plain error response with its code', async () => {
  const { token } = await app.signUp()
  const refused = async (input: object, as = token) => {
    const failure = await connect(as)
      .chat.stream.mutate(input)
      .catch((error: unknown) => error)
    if (!(failure instanceof TRPCClientError)) throw new Error('it was not refused')
    return { message: failure.message, ...failure.data }
  }
  expect(await refused({ message: '  ' })).toMatchObject({
    message: 'Message is required',
    code: 'input.invalid',
    httpStatus: 400,
  })
  expect(await refused({ message: 'hello' }, 'nobody')).toMatchObject({ code: 'auth.required' })
  for (let i = 0; i < 3; i++) {
    for await (const _ of await connect(token).chat.stream.mutate({ message: 'I want to die' }));
  }
  const limited = await refused({ message: 'hello' })
  expect(limited).toMatchObject({ code: 'rate.limited', httpStatus: 429 })
  expect(limited.retryAfter).toBeGreaterThan(0)
})
