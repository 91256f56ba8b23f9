import { expect } from 'vitest'
import { webhooksTable } from '#server/features/webhook/webhook.table.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { DeliveryView, WebhookView } from '#shared/webhook/webhook.schema.ts'

const base = '/api/webhooks'

/** Waits until a condition holds. */
export const untilTrue = (check: () => unknown) =>
  expect.poll(check, { timeout: 15_000, interval: 50 }).toBeTruthy()

/** What an owner of webhooks does over the REST API, and how time passes for them. */
export function webhookCalls({ call, signUp, services: { db } }: TestApp) {
  /** Has the worker look for something to send: by itself it looks every two seconds. */
  const wakeWorker = () => db.events.emit('queued', webhooksTable)
  const read = async (token: string, webhookId: string): Promise<WebhookView> => {
    const { body } = await call('GET', `${base}/my-webhooks`, { token })
    return body.data.webhooks.find(({ _id }: WebhookView) => _id === webhookId)
  }
  const changeAndWake = async (statement: ReturnType<typeof sql>) => {
    await execute(db, statement)
    wakeWorker()
  }
  const create = async (token: string, url: string, body: object = {}) => {
    const answer = await call('POST', `${base}/create-webhook`, {
      token,
      body: { name: 'Our stock', url, ...body },
    })
    expect(answer.status).toBe(200)
    return answer.body.data as { webhook: WebhookView; secret: string }
  }
  const post = (token: string, path: string) => call('POST', `${base}/${path}`, { token })
  /** Waits until a condition holds, while the worker looks before each check and not only every two seconds. */
  const untilSent = (check: () => unknown) =>
    untilTrue(() => {
      wakeWorker()
      return check()
    })
  return {
    create,
    post,
    update: (token: string, webhookId: string, body: object) =>
      call('PATCH', `${base}/update-webhook/${webhookId}`, { token, body }),
    read,
    untilSent,
    /** Waits until the worker has looked twice: each time another person's webhook gets something. */
    letWorkerLookTwice: async () => {
      const { token } = await signUp()
      const receiver = await startStandIn(behaviours.answers({}))
      const { webhook } = await create(token, receiver.url)
      for (const count of [1, 2]) {
        await post(token, `send-test/${webhook._id}`)
        await untilSent(() => receiver.requests.length === count)
      }
      await receiver.close()
    },
    hasNothingWaiting: async (token: string, webhookId: string) =>
      (await read(token, webhookId)).waiting === 0,
    deliveries: async (token: string, webhookId: string): Promise<DeliveryView[]> => {
      const answer = await call('GET', `${base}/deliveries/${webhookId}`, { token })
      expect(answer.status).toBe(200)
      return answer.body.data.deliveries
    },
    /** Makes what waits due, as if the time until the next try had passed. */
    passTime: (webhookId: string) =>
      changeAndWake(
        sql`update webhook_deliveries set next_try_at = now() where webhook_id = ${webhookId} and state = 'waiting'`,
      ),
    /** Deletes the owner's events, as happens when they are too old for the feed. */
    deleteEvents: (webhookId: string) =>
      execute(
        db,
        sql`delete from events using webhooks w where w.id = ${webhookId} and events.owner_id = w.owner_id`,
      ),
    /** Whether no event of the feed has still to be queued. */
    isAtEndOfFeed: async (webhookId: string) => {
      const [row] = await queryRows<{ isAtEnd: boolean }>(
        db,
        sql`select w.last_position = f.last_position as "isAtEnd" from webhooks w
          join event_feeds f on f.owner_id = w.owner_id where w.id = ${webhookId}`,
      )
      return row?.isAtEnd
    },
    /** Ends the rest of a failing webhook. */
    passRest: (webhookId: string) =>
      changeAndWake(
        sql`update webhooks set next_probe_at = now() where id = ${webhookId} and state = 'failing'`,
      ),
  }
}
