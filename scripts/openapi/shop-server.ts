import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { inject } from 'vitest'
import { startProcess } from '../../src/server/testing/real-process.ts'
import { copyTemplate } from '../../src/server/testing/test-database.ts'
import type { EventView } from '../../src/shared/event/event.schema.ts'

interface RestInit {
  params?: { path?: object; query?: object }
  body?: unknown
  bodySerializer?: (body: never) => unknown
  headers?: Record<string, string>
  parseAs?: 'text'
}

/** The package's own test compiles programs against its types; here its answers are read as they come. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Answer = { data?: any; error?: any; response: Response }
type RestCall = (path: string, init?: RestInit) => Promise<Answer>
type RestClient = Record<'GET' | 'POST' | 'PATCH', RestCall>

const clientFile = resolve(import.meta.dirname, '../../packages/client/src/rest.ts')

/** The real server on a database of its own, and how people log in and programs connect. */
export async function startShopServer() {
  const { settings, remove } = await copyTemplate(inject('templateDir'))
  const smsFile = join(settings.DATA_DIR, 'sms.jsonl')
  const server = startProcess({
    ...settings,
    SMS_PROVIDER: 'file',
    SMS_FILE: smsFile,
    WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true',
  })
  const url = await server.ready
  const { createKrishiHaatRestClient } = await import(
    /* @vite-ignore */ pathToFileURL(clientFile).href
  )
  /** A program of ours, with its key or a person's token. */
  const connect = (key?: string): RestClient => createKrishiHaatRestClient(url, { key })

  /** What a person does once, by phone: signs up, and creates a key for a program. */
  async function signUp(phone: string, profile: object) {
    const visitor = connect()
    const requested = await visitor.POST('/auth/register/request-otp', { body: { phone } })
    const lines = readFileSync(smsFile, 'utf8').trim().split('\n')
    const otp = lines.findLast((line) => line.includes(phone))?.match(/\b\d{6}\b/)?.[0]
    const { requestId } = requested.data.data
    const body = { phone, otp, requestId }
    const { token } = (await visitor.POST('/auth/register/verify-otp', { body })).data
    const person = connect(token)
    await person.PATCH('/user/update-user', { body: profile })
    return {
      person,
      keyFor: async (name: string, scopes: readonly string[]) => {
        const answer = await person.POST('/api-keys/create-key', { body: { name, scopes } })
        return answer.data.data as { key: { _id: string }; secret: string }
      },
    }
  }
  return {
    connect,
    signUp,
    stop: async () => {
      await server.end('SIGTERM')
      await remove()
    },
  }
}

/** A shop's own receiver of webhooks: it takes what is signed with its secret, and refuses everything else. */
export async function startReceiver() {
  const events: EventView[] = []
  let webhook: Webhook | undefined
  let refused = 0
  const verified = (body: string, headers: IncomingHttpHeaders) => {
    try {
      return webhook?.verify(body, headers as Record<string, string>) as EventView | undefined
    } catch {
      return undefined
    }
  }
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    const event = verified(body, request.headers)
    if (event) events.push(event)
    else refused++
    response.writeHead(event ? 204 : 401).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    refused: () => refused,
    trust: (secret: string) => {
      webhook = new Webhook(secret)
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
