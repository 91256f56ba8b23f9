import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AppServices, createContext } from '#server/app/http/context.ts'
import { inlineScriptHashes } from '#server/app/http/inline-scripts.ts'
import { wireOf } from '#server/app/http/request-wire.ts'
import type { SendFailureResponse } from '#server/app/trpc/send-failure.ts'
import { unservedFailure } from '#server/app/trpc/unserved.ts'
import { StartError } from '#server/platform/config/start-error.ts'
import type { StylePart } from './first-styles.policy.ts'
import { createPageAnswer } from './page-answer.ts'
import { setPageHeaders } from './page-headers.ts'
import type { ClientManifest } from './page-hints.ts'

export const clientFolder = resolve(import.meta.dirname, '../../../../dist/client')

/** A file that the build has made; its compressed copies are chosen by what the client accepts. */
const isBuiltName = (name: string) => /^[\w-]+(\.[\w-]+)+$/.test(name) && !/\.(br|gz)$/.test(name)
const isFile = (url: string) => /^\/(uploads|assets)(\/|\?|$)/.test(url)

const readBuilt = (href: string) => readFileSync(join(clientFolder, href), 'utf8')

/** @throws StartError when the build has no such file, as one that is older than this code. */
function readBuiltJson<Content>(name: string): Content {
  if (!existsSync(join(clientFolder, name)))
    throw new StartError(`dist/client/${name} is missing: run "npm run build".`)
  return JSON.parse(readBuilt(name))
}

/** Serves the built client: hashed assets, cacheable for a year, and every page rendered. */
export async function mountPages(
  server: FastifyInstance,
  services: AppServices,
  sendFailure: SendFailureResponse,
) {
  const indexFile = resolve(clientFolder, 'index.html')
  const html = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : null

  const { MAP_TILES_URL: tiles } = services.env
  setPageHeaders(server, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The early script sets theme and language before the first paint.
        scriptSrc: ["'self'", ...(html ? inlineScriptHashes(html) : [])],
        // Mantine sets its variables in style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The map's own files come from here; its tiles from where the operator says.
        connectSrc: ["'self'", ...(tiles ? [new URL(tiles).origin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The proxy in front decides about HTTPS; on http://localhost this would break the site.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })

  if (!services.env.SERVICE_WORKER) {
    const remover = readFileSync(resolve(import.meta.dirname, 'no-worker.js'), 'utf8')
    server.get('/sw.js', (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(remover),
    )
  }

  const sendPage = html
    ? await createPageAnswer(
        {
          html,
          manifest: readBuiltJson<ClientManifest>('pages.json'),
          styleParts: readBuiltJson<StylePart[]>('first-styles.json'),
          readFile: readBuilt,
        },
        services,
      )
    : null
  const handlePage = (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!sendPage || !isPage || wireOf(request) !== null || isFile(request.url)) {
      return sendFailure(unservedFailure(server, request, reply), request, reply)
    }
    // Logged-in users get the visitor's page too; the browser then loads their own data with their token.
    const visitor = {
      ...createContext(services, request),
      token: null,
      loadActor: async () => null,
      hasApiKey: false,
      loadViewer: async () => null,
      loadApiKey: async () => null,
      loadSession: async () => null,
    }
    return sendPage(request, reply, visitor)
  }
  if (html) {
    // Not the plugin's own route for all files: it reads the whole folder for each request.
    await server.register(fastifyStatic, {
      root: clientFolder,
      serve: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    const sendFrom =
      (folder: string) =>
      (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) =>
        isBuiltName(request.params.file)
          ? reply.sendFile(`${folder}/${request.params.file}`)
          : handlePage(request, reply)
    server.get('/assets/:file', sendFrom('assets'))
    server.get('/icons/:file', sendFrom('icons'))
    for (const file of readdirSync(clientFolder).filter(isBuiltName)) {
      const isReplaced = file === 'sw.js' && !services.env.SERVICE_WORKER
      if (!isReplaced) server.get(`/${file}`, (_request, reply) => reply.sendFile(file))
    }
  }
  server.get('/*', handlePage)
  server.setNotFoundHandler(handlePage)
  // Browsers request it where a page names no icon, such as the API's documentation.
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/icon.svg', 301))
}
