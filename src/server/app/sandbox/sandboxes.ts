import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppServices } from '#server/app/http/context.ts'
import { sandboxBusy } from '#server/features/sandbox/sandbox.errors.ts'
import {
  countSandboxUse,
  deleteUnusedSandboxes,
  findOrCreateSandbox,
  findSandbox,
  type Sandbox,
  startNextGeneration,
} from '#server/features/sandbox/sandbox.service.ts'
import {
  moveSandboxClock,
  readSandboxClock,
} from '#server/features/sandbox/sandbox-clock.service.ts'
import { refreshSandboxPeople } from '#server/features/sandbox/sandbox-people.service.ts'
import {
  hasSandboxes,
  runInRealShop,
  sandboxIdOfToken,
} from '#server/platform/config/running-sandbox.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { startJobs } from '#server/platform/jobs/jobs.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { testKeyPrefix } from '#shared/api-key/api-key.constants.ts'
import {
  sandboxMovesPerHour,
  sandboxPersonIds,
  sandboxResetsPerHour,
} from '#shared/sandbox/sandbox.constants.ts'
import { createSandboxEnv, dropOtherSandboxes } from './sandbox-databases.ts'
import {
  createSandboxPool,
  maxOpenSandboxes,
  type OpenApp,
  type PooledSandbox,
} from './sandbox-pool.ts'

const hourMs = 3_600_000

/** The owner of a test key, as the person of the sandbox for whom the key acts. */
const findTestKey =
  (services: AppServices): AppServices['findApiKey'] =>
  async (token, ip) => {
    const match = await services.findApiKey(token, ip)
    const person = match?.key.sandboxPerson
    if (!person) return null
    const id = sandboxPersonIds[person]
    return {
      key: { ...match.key, userId: id },
      actor: { ...match.actor, id, kind: person === 'buyer' ? 'merchant' : 'farmer' },
    }
  }

/**
 * The sandboxes of people who try out programs. A sandbox is the whole app over a database of its own:
 * requests with a test key are handed over before anything of the real shop is read for them, so that
 * no query has to know of sandboxes.
 */
export function openSandboxes(services: AppServices, openApp: OpenApp) {
  const { db, env, log, external } = services
  const isOn = hasSandboxes(env)
  const findApiKey = findTestKey(services)

  const open = async (sandbox: Sandbox): Promise<PooledSandbox> => {
    const running = { id: sandbox.id, aheadMs: 0 }
    const own = await createSandboxEnv(env, sandbox)
    const count = (name: 'reset' | 'move', max: number) =>
      countSandboxUse(db, env, { name, max, sandboxId: sandbox.id })
    const app = await openApp(own.env, log, running, {
      external,
      findApiKey,
      bucketFolder: own.bucketFolder,
      sandbox: {
        id: sandbox.id,
        aheadMs: () => running.aheadMs,
        moveClock: async (ownDb, hours) => {
          await count('move', sandboxMovesPerHour)
          running.aheadMs = await moveSandboxClock(ownDb, hours)
          await refreshSandboxPeople(ownDb)
          await app.runJobs()
          return running.aheadMs
        },
        reset: async () => {
          await count('reset', sandboxResetsPerHour)
          await startNextGeneration(db, sandbox)
        },
        inRealShop: (work) => runInRealShop(() => work({ db, env })),
      },
    })
    return {
      ...app,
      // Another process may have moved it.
      refreshClock: async () => {
        running.aheadMs = await readSandboxClock(app.db)
      },
    }
  }
  const pool = createSandboxPool(open, { log, max: maxOpenSandboxes[db.engine] })

  /** Deletes what nobody used for 30 days, with the databases that belong to no sandbox any more. */
  const purge = () =>
    dropOtherSandboxes(env, async () => {
      const known = await deleteUnusedSandboxes(db)
      await pool.closeOthers(known)
      return known
    })
  const stopJobs = startJobs(
    services,
    isOn ? [{ name: 'sandbox-purge', everyMs: hourMs, run: purge }] : [],
  )

  /** The sandbox that a request belongs to; null for one of the real shop. */
  async function sandboxOf({ token, loadApiKey }: Context): Promise<Sandbox | null> {
    if (!token?.startsWith('kh')) return null
    if (token.startsWith(testKeyPrefix)) {
      const key = await loadApiKey()
      return key?.sandboxPerson ? findOrCreateSandbox(db, env, key.userId) : null
    }
    const id = sandboxIdOfToken(token)
    return id ? findSandbox(db, id) : null
  }

  return {
    /**
     * Lets a sandbox answer a request that carries its key, or the token of a session in it.
     * @returns false for a request of the real shop, which the caller answers.
     * @throws AppError `sandbox.busy` (503).
     */
    handOver: async (context: Context, request: FastifyRequest, reply: FastifyReply) => {
      const sandbox = isOn ? await sandboxOf(context) : null
      if (!sandbox) return false
      const { pooled, leave } = await pool.enter(sandbox).catch((error: unknown) => {
        if (error instanceof AppError) throw error
        log.error({ err: error, sandbox: sandbox.id }, 'a sandbox could not be opened')
        throw sandboxBusy(5)
      })
      // What was set so far: limits, and what lets scripts of other sites read the answer.
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value)
      }
      reply.hijack()
      reply.raw.once('close', leave)
      if (reply.raw.destroyed) leave()
      pooled.server.routing(request.raw, reply.raw)
      return true
    },
    purge,
    /** Closes those that are open in this process; the next request opens its own again. */
    closeAll: pool.closeAll,
    close: async () => {
      await stopJobs()
      await pool.close()
    },
  }
}
