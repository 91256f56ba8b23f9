import { onTestFinished } from 'vitest'
import { startStandIn } from './stand-ins/stand-in.ts'
import { createTestApp } from './test-app.ts'

/** A stand-in for a news service; it ends with the test, after the app that asks it. */
export async function startNewsStandIn(handler: Parameters<typeof startStandIn>[0]) {
  const service = await startStandIn(handler)
  onTestFinished(() => service.close())
  return service
}

/** An app with the settings of one test; it ends with the test. */
export async function createNewsApp(settings: NodeJS.ProcessEnv) {
  const app = await createTestApp(settings)
  onTestFinished(() => app.close())
  return app
}
