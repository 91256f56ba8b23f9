import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createServer } from 'vite'
import { freePort } from './lib/run.ts'
import { watchTypes } from './lib/type-watch.ts'

/**
 * One address for developing: Vite serves the client with hot reload and passes the rest on to the
 * app, which runs beside it and starts anew whenever a file of its own changes. The compiler runs beside
 * both and prints what a change breaks in server and client.
 */
const port = Number(process.env.PORT ?? 3000)
const appPort = await freePort()

const app = spawn(process.execPath, ['--watch', 'start.js'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(appPort),
    PUBLIC_URL: `http://localhost:${port}`,
  },
})
const appEnded = new Promise<void>((done) => app.once('exit', () => done()))

const target = `http://127.0.0.1:${appPort}`
const served = [
  '/api',
  '/trpc',
  '/mcp',
  '/uploads',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps',
  '/blog/feed.xml',
  '/blog/feed.hi.xml',
]
const vite = await createServer({
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(served.map((path) => [`^${path}(/|\\?|$)`, { target }])),
  },
})

// The site does not wait for the compiler, which loads for some seconds.
const types = watchTypes(resolve(import.meta.dirname, '..'), (line) => {
  console.log(`types: ${line}`)
}).catch((error: unknown) => {
  console.error('types: the compiler could not be started:', error)
  return null
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.kill(signal))
void appEnded.then(async () => {
  await (await types)?.close()
  await vite.close()
  process.exit(0)
})

await vite.listen().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  app.kill('SIGTERM')
  process.exitCode = 1
})
console.log(`Developing at http://localhost:${port} (hot reload; Ctrl-C stops)`)
