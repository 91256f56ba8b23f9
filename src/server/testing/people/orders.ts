import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'
import { newCrop } from './listings.ts'

export const home = {
  name: 'Asha',
  phone: '9000000001',
  line: '12 Canal Road',
  city: 'Sultanpur',
  state: 'Uttar Pradesh',
  zip: '228001',
}

/** Inserts an order of a buyer as delivered, without lines and events. @returns its id. */
export async function insertDeliveredOrder(db: Database, buyerId: string, sellerId: string) {
  const [row] = await execute<{ id: string }>(
    db,
    sql`insert into orders (id, number, buyer_id, seller_id, status, delivery, pay_by, total,
        expires_at, created_at, updated_at)
      values (gen_random_uuid(), gen_random_uuid()::text, ${buyerId}, ${sellerId}, 'delivered', 'pickup',
        'cash', 10, now(), now(), now()) returning id`,
  )
  return row?.id ?? ''
}

/** The order calls of the API. */
export function orderCalls(app: TestApp) {
  const post = (url: string, token: string, body: object = {}, headers = {}) =>
    app.call('POST', `/api${url}`, { token, body, headers })

  return {
    post,
    /** Signs up a user with a name, who accepts UPI unless `upiId` is ''. */
    person: async (firstName: string, upiId = 'farm@upi') => {
      const { token, phone } = await app.signUp()
      const body = { firstName, upiId }
      const { body: answer } = await app.call('PATCH', '/api/user/update-user', { token, body })
      return { token, phone, id: answer.data._id as string }
    },
    /** Adds a crop: 10 kg at ₹20. */
    crop: async (token: string, changes: object = {}): Promise<string> => {
      const body = { ...newCrop, quantity: 10, ...changes }
      return (await post('/crop/add-crop', token, body)).body.data._id
    },
    place: (token: string, lines: object[], changes: object = {}, headers = {}) =>
      post(
        '/order/place-orders',
        token,
        { lines, delivery: 'pickup', payBy: 'cash', ...changes },
        headers,
      ),
    change: (token: string, orderId: string, to: string, reason = '') =>
      post(`/order/change-status/${orderId}`, token, { to, reason }),
    get: (token: string, orderId: string) =>
      app.call('GET', `/api/order/get-order/${orderId}`, { token }),
    stock: async (cropId: string) => {
      const { body } = await app.call('GET', `/api/crop/get-crop/${cropId}`)
      return body.data.quantity as number
    },
    notices: async (token: string) => {
      const { body } = await app.call('GET', '/api/user/notices', { token })
      return body.data.notices.map(({ content }: { content: object }) => content)
    },
  }
}
