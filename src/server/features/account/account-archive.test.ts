import { afterAll, beforeAll, expect, test } from 'vitest'
import { personalData } from '#server/app/database/personal-data.ts'
import { isPersonal } from '#server/platform/database/personal-data.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { type FullLives, liveFullLives } from '#server/testing/people/full-life.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let account: ReturnType<typeof accountCalls>
let lives: FullLives
let files: Record<string, Buffer>
beforeAll(async () => {
  app = await createTestApp()
  account = accountCalls(app)
  lives = await liveFullLives(app, ['Zulekha', 'Omar'])
  files = await account.archive(lives.person.token)
})
afterAll(() => app.close())

type Row = Record<string, unknown>

const rowsOf = (name: string): Row[] => JSON.parse(String(files[`${name}.json`] ?? '[]'))
const camelCase = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A table's rows in the archive: in a file of their own, or inside the rows of another file. */
function archivedRows(table: (typeof personalData)[number]): Row[] | null {
  if (!isPersonal(table) || 'none' in table.archive) return null
  const { archive } = table
  if ('file' in archive) return rowsOf(archive.file)
  return rowsOf(archive.within).flatMap((row) => row[archive.as] as Row[])
}

/** Columns without a value for this person: set by operators, or later. */
const unset = [
  'users.deletion_requested_at',
  'users.deletion_due_at',
  'users.erased_at',
  'users.released_phone',
  'users.verification_lapsed_at',
  'expert_sessions.note',
  // Columns that only operators write.
  'audit_log.reason',
  'audit_log.details',
]

test('the archive has a value for every personal column', () => {
  const missing = personalData.filter(isPersonal).flatMap((table) => {
    const rows = archivedRows(table)
    if (!rows) return []
    const { archive, people, columns } = table
    const roles = 'file' in archive && archive.roles ? archive.roles : Object.keys(people)
    return Object.entries(columns).flatMap(([column, use]) => {
      if (typeof use === 'string') return []
      if (use.of && !use.seenByAll && !roles.includes(use.of)) return []
      const isThere = rows.some((row) => {
        const value = row[camelCase(column)]
        return value !== undefined && value !== null && value !== ''
      })
      return isThere ? [] : [`${table.table}.${column}`]
    })
  })
  expect(missing.filter((name) => !unset.includes(name))).toEqual([])
})

test('the archive has the pictures, and a README in both languages that names every file', async () => {
  const pictures = Object.keys(files).filter((name) => name.startsWith('pictures/'))
  const own = rowsOf('pictures').map(({ url }) => String(url))
  expect(own.length).toBeGreaterThan(3)
  expect(pictures.sort()).toEqual(own.map((url) => url.replace('/uploads/', 'pictures/')).sort())
  const profile = await app.server.inject({ method: 'GET', url: lives.person.image })
  expect(files[lives.person.image.replace('/uploads/', 'pictures/')]).toEqual(profile.rawPayload)
  const readme = String(files['README.txt'])
  const lists = Object.keys(files).filter((name) => name.endsWith('.json'))
  for (const name of lists) expect(readme.split(`\n- ${name}: `)).toHaveLength(3)
  expect(readme).toContain('आपका डेटा')
})

test('the archive has orders, bookings and conversations in both roles, with the counterparty’s name', () => {
  expect(
    rowsOf('orders').map(({ mySide, otherSide: counterparty, steps }) => [
      mySide,
      counterparty,
      (steps as Row[]).length,
    ]),
  ).toEqual([
    ['seller', 'Omarfirst Omarlast', 5],
    ['buyer', 'Omarfirst Omarlast', 5],
    ['seller', 'Omarfirst Omarlast', 2],
  ])
  expect(rowsOf('orders')[1]).toMatchObject({
    address: { line: '77 Zulekha Road', phone: lives.person.phone },
    lines: [{ name: `Omar wheat ${lives.other.phone}`, quantity: 1 }],
  })
  expect(rowsOf('bookings').map(({ mySide }) => mySide)).toEqual([
    'owner',
    'renter',
    'owner',
    'owner',
  ])
  expect(rowsOf('messages').map(({ sentByMe }) => sentByMe)).toEqual([true, false, false, true])
})

test('the archive has no secrets, and about counterparties only what the app shows', async () => {
  const whole = Object.values(files).map(String).join('\n')
  const { other } = lives
  for (const secret of [other.address.line, other.upiId, 'Omar-981']) {
    expect(whole).not.toContain(secret)
  }
  const [{ hashes } = { hashes: [] }] = await queryRows<{ hashes: string[] }>(
    app.services.db,
    sql`select array_agg(token_hash) as hashes from sessions`,
  )
  expect(hashes.length).toBeGreaterThan(1)
  for (const hash of hashes) expect(whole).not.toContain(hash)
})

test('the text of a review that is not shown is in the archive of its author alone', async () => {
  const { db } = app.services
  const texts = async (token: string) => {
    const archived = await account.archive(token)
    const reviews: Row[] = JSON.parse(String(archived['reviews.json']))
    return reviews.map(({ writtenByMe, text }) => [writtenByMe, text !== ''])
  }
  const shown = [
    [true, true],
    [true, true],
    [false, true],
    [false, true],
  ]
  const sorted = async (token: string) => (await texts(token)).sort().reverse()
  expect(await sorted(lives.person.token)).toEqual(shown)
  const [hidden] = await execute<{ author: string }>(
    db,
    sql`update reviews set status = 'hidden' where id = (select r.id from reviews r
      join users u on u.id = r.author_id where u.phone = ${lives.other.phone} limit 1) returning author_id as author`,
  )
  expect(hidden).toBeDefined()
  expect(await sorted(lives.person.token)).toEqual([...shown.slice(0, 3), [false, false]])
  expect(await sorted(lives.other.token)).toEqual(shown)
})

test('another person’s archive has none of this', async () => {
  const stranger = await app.signUp()
  const otherArchive = Object.values(await account.archive(stranger.token))
    .map(String)
    .join('\n')
  expect(otherArchive).toContain(stranger.phone)
  expect(otherArchive).not.toMatch(/Zulekha|Omar/)
})

test('visitors cannot download an archive, and users at most five a day', async () => {
  expect((await account.download()).statusCode).toBe(401)
  const { token } = await app.signUp()
  for (let i = 0; i < 5; i++) expect((await account.download(token)).statusCode).toBe(200)
  const sixth = await account.download(token)
  expect(sixth.statusCode).toBe(429)
  expect(sixth.json().code).toBe('account.download_limit')
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(80_000)
})
