import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { untilTrue, webhookCalls } from '#server/testing/people/webhooks.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { repeatsPerHour } from '#shared/webhook/webhook.constants.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let hooks: ReturnType<typeof webhookCalls>
let receiver: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  app = await createTestApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' })
  calls = orderCalls(app)
  hooks = webhookCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  receiver = await startStandIn(behaviours.answers({}))
})
afterEach(() => receiver.close())

const base = '/api/webhooks'

describe('An owner', () => {
  test('sends a delivery again with the same bytes', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    const test = await hooks.post(token, `send-test/${webhook._id}`)
    expect(test.body.data).toMatchObject({ type: 'test', state: 'waiting' })
    await untilTrue(() => hooks.hasNothingWaiting(token, webhook._id))
    await hooks.post(token, `repeat-delivery/${test.body.data._id}`)
    await untilTrue(() => receiver.requests.length === 2)
    expect(receiver.requests[1]?.body).toBe(receiver.requests[0]?.body)
  })

  test('reads all deliveries from the newest with an empty cursor and state', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    const test = await hooks.post(token, `send-test/${webhook._id}`)
    const url = `${base}/deliveries/${webhook._id}?state=&cursor=&limit=50`
    const { status, body } = await app.call('GET', url, { token })
    expect([status, body.data?.deliveries[0]?._id]).toEqual([200, test.body.data._id])
  })

  test('rolls the secret: for a day both sign', async () => {
    const { token } = await calls.person('Bina')
    const { webhook, secret: old } = await hooks.create(token, receiver.url)
    const { body } = await hooks.post(token, `roll-secret/${webhook._id}`)
    const { secret } = body.data
    expect(body.data.webhook.oldSecretUntil).not.toBeNull()
    await hooks.post(token, `send-test/${webhook._id}`)
    await untilTrue(() => receiver.requests.length === 1)
    const [sent] = receiver.requests
    for (const each of [old, secret]) {
      expect(() => new Webhook(each).verify(sent?.body ?? '', sent?.headers as never)).not.toThrow()
    }
    // Whoever sends has read the secrets before: the next delivery is sent anew.
    await untilTrue(async () => {
      const [row] = await queryRows<{ isFree: boolean }>(
        app.services.db,
        sql`select leased_until <= now() as "isFree" from webhooks where id = ${webhook._id}`,
      )
      return row?.isFree === true
    })
    await execute(
      app.services.db,
      sql`update webhooks set old_secret_until = now() where id = ${webhook._id}`,
    )
    await hooks.post(token, `send-test/${webhook._id}`)
    await untilTrue(() => receiver.requests.length === 2)
    const last = receiver.requests[1]
    expect(() => new Webhook(old).verify(last?.body ?? '', last?.headers as never)).toThrow()
  })

  test('is notified, also by SMS, when a webhook gets another address or a new secret, and of no other change', async () => {
    const { token, phone } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    const changes = async () => {
      const { body } = await app.call('GET', '/api/user/notices', { token })
      return body.data.notices.map(({ content }: { content: { change: string } }) => content.change)
    }
    await hooks.update(token, webhook._id, { name: 'Our goods', url: receiver.url })
    expect(await changes()).toEqual(['created'])
    await hooks.update(token, webhook._id, { url: `${receiver.url}/elsewhere` })
    expect(await changes()).toEqual(['moved', 'created'])
    await untilTrue(() => app.lastSms(phone, /another address or a new secret/))
    await hooks.post(token, `roll-secret/${webhook._id}`)
    expect(await changes()).toEqual(['secret-rolled', 'moved', 'created'])
  })

  test('has 600 deliveries in an hour sent again, and no more', async () => {
    const { token } = await calls.person('Bina')
    const { webhook } = await hooks.create(token, receiver.url)
    const { body } = await hooks.post(token, `send-test/${webhook._id}`)
    const repeat = () => hooks.post(token, `repeat-delivery/${body.data._id}`)
    await execute(app.services.db, sql`delete from counted_uses where name = 'webhook-repeats'`)
    expect((await repeat()).status).toBe(200)
    await execute(
      app.services.db,
      sql`insert into counted_uses (id, name, key_hash, used_at)
        select gen_random_uuid(), name, key_hash, used_at
          from counted_uses, generate_series(1, ${repeatsPerHour - 1}::int) where name = 'webhook-repeats'`,
    )
    expect(await repeat()).toMatchObject({ status: 429, body: { code: 'rate.limited' } })
  })

  test('has ten webhooks at most, also when they are created at the same moment', async () => {
    const { token } = await calls.person('Bina')
    const body = { name: 'Our stock', url: receiver.url }
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => app.call('POST', `${base}/create-webhook`, { token, body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
  })

  test('alone sees and changes a webhook, and finds no secret in it', async () => {
    const [{ token }, stranger] = await Promise.all([calls.person('Bina'), calls.person('Meena')])
    const { webhook, secret } = await hooks.create(token, receiver.url)
    const test = await hooks.post(token, `send-test/${webhook._id}`)
    const id = webhook._id
    const tries = await Promise.all([
      app.call('GET', `${base}/deliveries/${id}`, { token: stranger.token }),
      app.call('PATCH', `${base}/update-webhook/${id}`, { token: stranger.token, body: {} }),
      ...['delete-webhook', 'roll-secret', 'send-test'].map((act) =>
        hooks.post(stranger.token, `${act}/${id}`),
      ),
      hooks.post(stranger.token, `repeat-delivery/${test.body.data._id}`),
    ])
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const { body } = await app.call('GET', `${base}/my-webhooks`, { token })
    expect(JSON.stringify(body)).not.toContain(secret)
    const [row] = await queryRows<{ secret: string }>(
      app.services.db,
      sql`select secret from webhooks where id = ${id}`,
    )
    expect(row?.secret).not.toContain(secret)
    await hooks.post(token, `delete-webhook/${id}`)
    expect(await hooks.read(token, id)).toBeUndefined()
  })
})

describe('Private addresses', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await createTestApp()
  })
  afterAll(() => strict.close())

  test.each([
    ['http://example.com/hook', 'without encryption'],
    ['https://127.0.0.1/hook', 'of this machine'],
    ['https://[::1]/hook', 'of this machine, IPv6'],
    ['https://[::ffff:10.0.0.1]/hook', 'mapped into IPv6'],
    ['https://10.1.2.3/hook', 'of a private network'],
    ['https://169.254.169.254/latest', 'of a cloud’s metadata'],
    ['https://2130706433/hook', 'as a number'],
    ['https://localhost:8443/hook', 'by name'],
    ['https://user:secret@example.com/', 'with a password'],
    ['ftp://example.com/', 'of another protocol'],
  ])('are refused when the webhook is created: %s, %s', async (url) => {
    const { token } = await orderCalls(strict).person('Bina')
    const answer = await strict.call('POST', `${base}/create-webhook`, {
      token,
      body: { name: 'Ours', url },
    })
    expect(answer.status).toBe(400)
  })

  test('are refused at each delivery, when a name leads to one', async () => {
    const { token } = await orderCalls(strict).person('Bina')
    const created = await strict.call('POST', `${base}/create-webhook`, {
      token,
      body: { name: 'Ours', url: 'https://example.com/hook' },
    })
    const { _id: id } = created.body.data.webhook
    // As if the name now led to this machine.
    await execute(
      strict.services.db,
      sql`update webhooks set url = ${receiver.url} where id = ${id}`,
    )
    await strict.call('POST', `${base}/send-test/${id}`, { token })
    await untilTrue(async () => {
      const { body } = await strict.call('GET', `${base}/deliveries/${id}`, { token })
      return body.data.deliveries[0]?.failure === 'private-address'
    })
    expect(receiver.requests).toHaveLength(0)
  })
})
