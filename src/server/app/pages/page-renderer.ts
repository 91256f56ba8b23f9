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

const builtRenderer = resolve(import.meta.dirname, '../../../../dist/server/entry-server.js')

const callers = new Map(
  procedures
    .filter(({ procedure }) => procedure._def.type === 'query')
    .map(({ path, procedure }) => [path, makeCaller(procedure, path)]),
)

/** A page waits so long for our own answers, and less for those that may wait for others. */
const patienceMs = 2000
const externalPatienceMs = 300
const fromOutside = /^(news|weather)\./

const tooSlow: PageAnswer = { isOk: false, code: 'server.too_slow', message: '' }

/** Loads what the client's build left for us; null when it was not built. */
export async function loadRenderer(): Promise<PageRenderer | null> {
  if (!existsSync(builtRenderer)) return null
  return import(pathToFileURL(builtRenderer).href)
}

/** Calls a procedure for a page. It always answers: what fails is left to the browser. */
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
  const patience = fromOutside.test(procedure) ? externalPatienceMs : patienceMs
  const impatience = new Promise<PageAnswer>((done) => {
    timer = setTimeout(done, patience, tooSlow)
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
    return await Promise.race([answered, impatience])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Renders an address as a visitor sees it, whoever asks.
 * @throws DatabaseUnavailable when the page asks for something and the database is away.
 */
export async function renderFor(
  renderer: PageRenderer,
  request: FastifyRequest,
  context: Context,
  { path, search }: PageAddress,
  language: Language,
): Promise<RenderedPage> {
  let unavailable: DatabaseUnavailable | undefined
  const page = await renderer.renderPage({
    path,
    search,
    language,
    now: Date.now(),
    call: (procedure, input) =>
      answer(request, context, procedure, input, (error) => {
        unavailable = error
      }),
  })
  if (unavailable) throw unavailable
  return page
}

/** Looks count for each who looks, however often a page is rendered. */
const viewCountingProcedures = new Set(['equipment.get'])
/** A kept page costs nothing, this does: who opens more machines than that is no farmer. */
const contactQuota = { name: 'page-look', max: 120, window: 60 }

/** Makes the calls again that count who looks, for somebody who gets a kept page. */
export async function countView(request: FastifyRequest, context: Context, page: RenderedPage) {
  const looks = page.calls.filter(({ procedure }) => viewCountingProcedures.has(procedure))
  if (looks.length === 0) return
  const isAllowed = await context.rateLimit.consume(contactQuota, context.ip).then(
    () => true,
    () => false,
  )
  if (!isAllowed) return
  await Promise.all(looks.map(({ procedure, input }) => answer(request, context, procedure, input)))
}
