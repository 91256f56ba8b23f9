import { createApp } from './src/server/app/app.ts'
import { readEnv } from './src/server/platform/config/env.ts'
import { limitHeapGrowth } from './src/server/platform/config/heap-growth.ts'
import { StartError } from './src/server/platform/config/start-error.ts'

async function main() {
  const env = readEnv()
  const app = await createApp(env)
  const address = await app.listen()
  limitHeapGrowth()
  app.log.info(
    `KrishiHaat is ready: ${env.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost')}`,
  )

  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) return
    isClosing = true
    app.log.info(`${signal}: finishing what is under way, then stopping`)
    // Whatever hangs (an outside service, a database that is silent) must not keep the process.
    setTimeout(() => {
      app.log.error(`not everything ended in time after ${signal}; stopping without it`)
      process.exit(1)
    }, env.SHUTDOWN_TIMEOUT_SECONDS * 900)
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close(signal))
}

main().catch((error: unknown) => {
  // A person's mistake gets its sentence; a fault gets its stack.
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
