import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../src/server/testing/test-app.ts'
import { backUp, restore } from '../lib/backup.ts'
import { findPostgres } from '../lib/postgres.ts'
import { createDatabaseServer, type DatabaseServer } from './database-server.ts'

/** Milliseconds from a promotion until people can trade again, at most. */
const longestFailoverMs = 10_000

describe('with two servers in DATABASE_URL', () => {
  let primary: DatabaseServer
  let replica: DatabaseServer
  let app: TestApp
  let token: string
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-failover-'))

  beforeAll(async () => {
    const bin = findPostgres()
    if (!bin) throw new Error('PostgreSQL’s programs are needed for this test.')
    primary = await createDatabaseServer(bin)
    replica = await createDatabaseServer(bin)
    await primary.startAsPrimary()
    await replica.startAsReplicaOf(primary.port)
    // The replica is written first: the app has to look for the one that accepts writes.
    app = await createTestApp({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${replica.port},127.0.0.1:${primary.port}/postgres?target_session_attrs=read-write`,
    })
    token = (await app.signUp()).token
  })
  afterAll(async () => {
    await app.close()
    await replica.remove()
    await primary.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const rename = (firstName: string) =>
    app.call('PATCH', '/api/user/update-user', {
      token,
      body: { firstName },
    })
  const readName = async () =>
    (await app.call('GET', '/api/user/get-user', { token })).body.data?.firstName

  test('a backup is made from the one that accepts writes, and can replace its data', async () => {
    expect((await rename('Before')).status).toBe(200)
    const file = join(folder, 'backup.tar.gz')
    await backUp(app.env, file)
    expect((await rename('Later')).status).toBe(200)
    await restore(app.env, file, true)
    await vi.waitFor(async () => expect(await readName()).toBe('Before'), { timeout: 10_000 })
  })

  test('nothing has to be restarted when the replica takes over', async () => {
    expect((await rename('Acknowledged')).status).toBe(200)
    await vi.waitFor(async () => expect(await primary.hasReplica()).toBe(true))
    await primary.waitForReplica(true)
    expect((await rename('On both')).status).toBe(200)
    await primary.kill()
    const lost = await rename('Lost')
    expect([lost.status, lost.body.code]).toEqual([503, 'service.unavailable'])
    await replica.promote()
    const promoted = performance.now()
    expect(await vi.waitFor(async () => await readNameOrThrow(), { timeout: 15_000 })).toBe(
      'On both',
    )
    expect((await rename('After')).status).toBe(200)
    expect(performance.now() - promoted).toBeLessThan(longestFailoverMs)

    // An old primary that comes back by itself is not used, because the other one was promoted after it.
    await primary.start()
    for (let i = 0; i < 20; i++) {
      expect((await rename(`Still ${i}`)).status).toBe(200)
      expect(await readName()).toBe(`Still ${i}`)
      await new Promise((done) => setTimeout(done, 150))
    }
  })

  test('while the promoted one is away, nothing is written to the old one', async () => {
    // Alone it would accept writes.
    await primary.waitForReplica(false)
    await replica.kill()
    for (let i = 0; i < 10; i++) {
      expect((await rename('Astray')).status).toBe(503)
      await new Promise((done) => setTimeout(done, 300))
    }
    expect(await primary.run("select 1 from users where first_name = 'Astray'")).toEqual([])
    await replica.start()
    expect(await vi.waitFor(readNameOrThrow, { timeout: 15_000 })).toBe('Still 19')
    expect((await rename('Found')).status).toBe(200)
  })

  async function readNameOrThrow(): Promise<string> {
    const name = await readName()
    if (!name) throw new Error('not yet')
    return name
  }
})
