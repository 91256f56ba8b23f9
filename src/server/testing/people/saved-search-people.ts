import { expect } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'

const crop = {
  name: 'Red onions',
  category: 'Vegetables',
  price: 22,
  quantity: 500,
  harvestDate: '2026-04-10',
  expiryDate: '2099-06-30',
  dispatchTime: 2,
}
const nearPune = { kind: 'crop', name: 'Onions near Pune', q: 'onion', near: '411001', radius: 100 }

/** Somebody with an account, with what they do in tests of saved searches. @param zip where their listings are. */
export async function signUpSearcher(app: TestApp, zip?: string) {
  const { token, phone } = await app.signUp()
  const { db } = app.services
  const id = (await app.services.findActor(token))?.id ?? ''
  if (zip) await execute(db, sql`update users set zip = ${zip} where id = ${id}`)
  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    app.call(method, `/api/${path}`, { token, ...(body && { body }) })
  const notifications = async (): Promise<{ name: string; searchName: string }[]> =>
    (await call('GET', 'user/notices')).body.data.notices.map(
      ({ content }: { content: object }) => content,
    )
  return {
    id,
    phone,
    call,
    save: (changes: object = {}) =>
      call('POST', 'saved-search/save-search', { ...nearPune, ...changes }),
    searches: async () => (await call('GET', 'saved-search/my-searches')).body.data.searches,
    addCrop: async (changes: object = {}) =>
      (await call('POST', 'crop/add-crop', { ...crop, ...changes })).body.data._id as string,
    notifications,
    names: async () => (await notifications()).map(({ name }) => name),
  }
}

/** Waits until everybody is told of the listings that were announced. */
export const announcementsSent = (app: TestApp) =>
  expect
    .poll(() => queryRows(app.services.db, sql`select 1 from listing_announcements`), {
      timeout: 10_000,
    })
    .toEqual([])
