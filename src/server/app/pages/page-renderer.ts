import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { reportError } from '#server/app/http/send-error.ts'
import { makeCaller } from '#server/app/trpc/internal/call-procedure.ts'
import { procedures } from '#server/app/trpc/procedures.ts'
import { DatabaseUnavailable } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { PageAnswer, PageRenderer, RenderedPage } from '#shared/page/page-render.ts'
import type { PageAddress } from './page-address.ts'
import { pageCallTimeoutMs } from './page-call-timeout.policy.ts'

const builtRenderer = resolve(import.meta.dirname, '../../../../dist/server/entry-server.js')

const callers = new Map(
  procedures
    .filter(({ procedure }) => procedure._def.type === 'query')
    .map(({ path, procedure }) => [path, makeCaller(procedure, path)]),
)

const tooSlow: PageAnswer = { isOk: false, code: 'server.too_slow', message: '' }

/** Loads the client's build for the server; null when it was not built. */
export async function loadRenderer(): Promise<PageRenderer | null> {
  if (!existsSync(builtRenderer)) return null
  return import(pathToFileURL(builtRenderer).href)
}

/** Calls a procedure for a page. It never rejects: the browser repeats failed calls. */
async function answer(
  request: FastifyRequest,
  context: Context,
  procedure: string,
  input: unknown,
  onUnavailable: (error: DatabaseUnavailable) => void = () => {},
): Promise<PageAnswer> {
  const call = callers.get(procedure)
  if (!call) throw new Error(`${procedure} is no query.`)
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<PageAnswer>((done) => {
    timer = setTimeout(done, pageCallTimeoutMs(procedure, input), tooSlow)
  })
  const answered = call(context, input).then(
    (data): PageAnswer => ({ isOk: true, data }),
    (error: unknown): PageAnswer => {
      if (error instanceof TRPCError && error.cause instanceof DatabaseUnavailable) {
        onUnavailable(error.cause)
      }
      return { isOk: false, ...reportError(error, request) }
    },
  )
  try {
    return await Promise.race([answered, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** One request of a page. */
export interface PageVisit {
  request: FastifyRequest
  visitor: Context
  address: PageAddress
  language: Language
}

/**
 * Renders an address as visitors see it, whoever requests it.
 * @throws DatabaseUnavailable when a call of the page needs the database and it is unavailable.
 */
export async function renderFor(
  renderer: PageRenderer,
  { request, visitor, address, language }: PageVisit,
): Promise<RenderedPage> {
  let unavailable: DatabaseUnavailable | undefined
  const page = await renderer.renderPage({
    path: address.path,
    search: address.search,
    language,
    now: Date.now(),
    call: (procedure, input) =>
      answer(request, visitor, procedure, input, (error) => {
        unavailable = error
      }),
  })
  if (unavailable) throw unavailable
  return page
}

/** Procedures that count a view per visitor, even when the page comes from the cache. */
const viewCountingProcedures = new Set(['equipment.get'])
/** Counting costs more than sending a cached page; no real visitor opens more machines than this. */
const viewLimit = { name: 'page-look', max: 120, window: 60 }

/** Repeats the calls that count views, for a visitor who got a cached page. */
export async function countView(
  { request, visitor }: Pick<PageVisit, 'request' | 'visitor'>,
  page: Pick<RenderedPage, 'calls'>,
) {
  const calls = page.calls.filter(({ procedure }) => viewCountingProcedures.has(procedure))
  if (calls.length === 0) return
  const isAllowed = await visitor.rateLimit.consume(viewLimit, visitor.ip).then(
    () => true,
    () => false,
  )
  if (!isAllowed) return
  await Promise.all(calls.map(({ procedure, input }) => answer(request, visitor, procedure, input)))
}
