import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { insertDeliveredOrder } from '#server/testing/people/orders.ts'

let admin: AdminApp
beforeAll(async () => {
  admin = await createAdminApp()
})
afterAll(() => admin.app.close())

test('operators see the newest review first, whichever was stored first', async () => {
  const { db } = admin.app.services
  const [authorId, subjectId] = [
    await admin.idOf((await admin.app.signUp()).token),
    await admin.idOf((await admin.app.signUp()).token),
  ]
  for (const hours of [2, 1, 3]) {
    const orderId = await insertDeliveredOrder(db, authorId, subjectId)
    await execute(
      db,
      sql`insert into reviews (id, order_id, author_id, subject_id, subject_role, item, stars, text, created_at,
          updated_at)
        values (gen_random_uuid(), ${orderId}, ${authorId}, ${subjectId}, 'seller', 'Okra', 4, ${`Of hour ${hours}`},
          now() - ${hours}::int * interval '1 hour', now())`,
    )
  }
  const { reviews } = await admin.get('desk/reviews')
  expect(reviews.map(({ text }: { text: string }) => text)).toEqual([
    'Of hour 1',
    'Of hour 2',
    'Of hour 3',
  ])
})
