import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { newCrop } from '#server/testing/people/listings.ts'

let admin: AdminApp
beforeAll(async () => {
  admin = await createAdminApp()
})
afterAll(() => admin.app.close())

/** What the log stores of decisions about these. */
const storedOf = async (id: string) =>
  JSON.stringify(
    await queryRows(
      admin.app.services.db,
      sql`select reason, details from audit_log where subject_id = ${id}`,
    ),
  )
const shownOf = async (id: string) =>
  (await admin.get(`desk/log?subjectId=${id}`)).entries.map(({ about }: { about: string }) => about)

test('the log shows listings by their present names and stores none, so that nothing outlives an account', async () => {
  const seller = await admin.app.signUp()
  const name = 'Call Bhola Kasturkar for tomatoes'
  const { body } = await admin.post('crop/add-crop', seller.token, { ...newCrop, name })
  const listingId = body.data._id
  await admin.act('hide-listing', { kind: 'crop', listingId })
  await admin.act('restore-listing', { kind: 'crop', listingId })
  expect(await shownOf(listingId)).toEqual([name, name])
  expect(await storedOf(listingId)).not.toContain('Bhola')
  const account = accountCalls(admin.app)
  expect((await account.requestDeletion(seller)).status).toBe(200)
  await account.passDeletionDays(seller.phone)
  expect(await account.eraseDue()).toBe(1)
  expect(await shownOf(listingId)).toEqual(['', ''])
})

test('the log shows an answer by its question', async () => {
  const asker = (await admin.app.signUp()).token
  const title = 'Who has seeds of pearl millet?'
  const question = await admin.post('community/ask-question', asker, { title })
  const answer = { questionId: question.body.data._id, body: 'Buy here!' }
  const answered = await admin.post('community/answer-question', asker, answer)
  const postId = answered.body.data._id
  const reporter = (await admin.app.signUp()).token
  await execute(admin.app.services.db, sql`update users set created_at = now() - interval '8 days'`)
  await admin.post('community/report-post', reporter, { postId, reason: 'spam' })
  const decided = await admin.act('decide-post', { postId, decision: 'remove' })
  expect(decided.status).toBe(200)
  expect(await shownOf(postId)).toEqual([title])
  expect(await storedOf(postId)).not.toContain('millet')
})
