import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clearCachedPages } from '../../src/server/platform/cache/cached-pages.ts'
import { createTestApp, type TestApp } from '../../src/server/testing/test-app.ts'
import { findPostgres } from '../lib/postgres.ts'
import { createDatabaseServer, type DatabaseServer } from './database-server.ts'

const crop = {
  name: 'Onion',
  category: 'Vegetables',
  price: 22,
  quantity: 500,
  harvestDate: '2026-04-10',
  expiryDate: '2099-06-30',
  dispatchTime: 2,
}

/** Replicas are probed every 100 ms, and every second while they are left out. */
const soon = { timeout: 10_000, interval: 50 }

describe('with a replica', () => {
  let primary: DatabaseServer
  let replica: DatabaseServer
  let app: TestApp
  let token: string

  beforeAll(async () => {
    const bin = findPostgres()
    if (!bin) throw new Error('PostgreSQL’s programs are needed for this test.')
    primary = await createDatabaseServer(bin)
    replica = await createDatabaseServer(bin)
    await primary.startAsPrimary()
    await replica.startAsReplicaOf(primary.port)
    app = await createTestApp({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${primary.port}/postgres`,
      DATABASE_REPLICA_URLS: `postgres://postgres@127.0.0.1:${replica.port}/postgres`,
      DATABASE_REPLICA_MAX_LAG_SECONDS: '3',
    })
    token = (await app.signUp()).token
  })
  afterAll(async () => {
    await app.close()
    await replica.remove()
    await primary.remove()
  })

  const replicas = () => app.services.db.replicas
  const readsOf = (target: string) => new Map<string, number>(replicas()?.reads()).get(target) ?? 0
  const isInUse = () => replicas()?.states()[0]?.isInUse
  const pauseReplay = () => replica.run('select pg_wal_replay_pause()')
  const resumeReplay = () => replica.run('select pg_wal_replay_resume()')

  /** @returns the crop's id, and the position that the answer carried. */
  async function addCrop() {
    const added = await app.call('POST', '/api/crop/add-crop', { token, body: crop })
    expect(added.status).toBe(200)
    return {
      id: added.body.data._id as string,
      position: String(added.headers['read-position']),
      cookie: String(added.headers['set-cookie']).replace(/;.*/, ''),
    }
  }
  const getCrop = (id: string, headers: Record<string, string> = {}) =>
    app.call('GET', `/api/crop/get-crop/${id}`, { headers })
  const ownCrops = async (headers: Record<string, string>) =>
    (await app.call('GET', '/api/crop/my-crops', { token, headers })).body.data.crops.map(
      ({ _id }: { _id: string }) => _id,
    )
  /** Whether a replica answers a visitor's next list. */
  async function isReadFromReplica(headers: Record<string, string> = {}) {
    const before = readsOf('replica')
    await app.call('GET', `/api/crop/all-crops?q=${Math.random()}`, { headers })
    return readsOf('replica') > before
  }

  test('the replica answers visitors, and people whose writes it has replayed', async () => {
    // In use, it may not have replayed yet what the app wrote at its start.
    await vi.waitFor(async () => expect(await isReadFromReplica()).toBe(true), soon)
    const { position } = await addCrop()
    await vi.waitFor(
      async () => expect(await isReadFromReplica({ 'read-position': position })).toBe(true),
      soon,
    )
  })

  test('people read their own writes before the replica has them, by header or by cookie', async () => {
    await vi.waitFor(() => expect(isInUse()).toBe(true), soon)
    await pauseReplay()
    try {
      const { id, position, cookie } = await addCrop()
      const carried: Record<string, string>[] = [{ 'read-position': position }, { cookie }]
      for (const headers of carried) {
        expect(await isReadFromReplica(headers)).toBe(false)
        expect(await ownCrops(headers)).toContain(id)
      }
      // A position that nobody signed says nothing: a program with a token and without one is cautious.
      expect(await ownCrops({ 'read-position': position.replace(/.$/, 'x') })).toContain(id)
      // What the replica lacks may be new, so the primary is asked before anybody reads "not here".
      expect((await getCrop(id)).status).toBe(200)
      expect((await getCrop('00000000-0000-4000-8000-000000000000')).status).toBe(404)
    } finally {
      await resumeReplay()
    }
  })

  test('the feed of changes knows its own cursors, however late the replica is', async () => {
    const { position } = await addCrop()
    const headers = { 'read-position': position }
    const readOwnFromReplica = async () => {
      const before = readsOf('replica')
      await ownCrops(headers)
      expect(readsOf('replica')).toBeGreaterThan(before)
    }
    await vi.waitFor(readOwnFromReplica, soon)
    const changes = (query: string, carried = {}) =>
      app.call('GET', `/api/changes?${query}`, { token, headers: carried })
    await pauseReplay()
    try {
      await addCrop()
      const first = await changes('limit=100')
      expect(first.body.data.hasMore).toBe(false)
      await readOwnFromReplica()
      const next = await changes(`since=${first.body.data.next}`, headers)
      expect([next.status, next.body.data]).toMatchObject([200, { events: [], hasMore: false }])
    } finally {
      await resumeReplay()
    }
  })

  test('what must be gone is gone for everybody, however late the replica is', async () => {
    await vi.waitFor(async () => expect(await isReadFromReplica()).toBe(true), soon)
    await pauseReplay()
    try {
      expect(await isReadFromReplica()).toBe(true)
      await addCrop()
      clearCachedPages(app.services.db)
      expect(await isReadFromReplica()).toBe(false)
    } finally {
      await resumeReplay()
    }
    await vi.waitFor(async () => expect(await isReadFromReplica()).toBe(true), soon)
  })

  test('a replica that is too far behind is left out, and taken back', async () => {
    await vi.waitFor(() => expect(isInUse()).toBe(true), soon)
    await pauseReplay()
    try {
      await vi.waitFor(
        async () => {
          await addCrop()
          expect(isInUse()).toBe(false)
        },
        { ...soon, interval: 300 },
      )
      expect(replicas()?.states()[0]?.lagSeconds).toBeGreaterThan(3)
      expect(await isReadFromReplica()).toBe(false)
    } finally {
      await resumeReplay()
    }
    await vi.waitFor(() => expect(isInUse()).toBe(true), soon)
  })

  test('reads go on while a replica is silent, dead and back', async () => {
    await vi.waitFor(async () => expect(await isReadFromReplica()).toBe(true), soon)
    replica.signal('SIGSTOP')
    const start = performance.now()
    const list = await app.call('GET', '/api/crop/all-crops?q=silent')
    expect(list.status).toBe(200)
    // The probe gives the replica 1.5 s.
    expect(performance.now() - start).toBeLessThan(4000)
    expect(isInUse()).toBe(false)
    replica.signal('SIGCONT')
    await replica.kill()
    expect((await app.call('GET', '/api/crop/all-crops?q=dead')).status).toBe(200)
    await replica.start()
    await vi.waitFor(async () => expect(await isReadFromReplica()).toBe(true), soon)
  })

  test('the metrics say which replicas are used, how late they are and who answered', async () => {
    const text = await app.services.metrics.registry.metrics()
    expect(text).toMatch(/database_replica_in_use\{replica="127\.0\.0\.1:\d+"\} 1/)
    expect(text).toMatch(/database_replica_lag_seconds\{replica="127\.0\.0\.1:\d+"\} \d/)
    expect(text).toMatch(/database_reads_total\{target="replica"\} [1-9]/)
  })
})
