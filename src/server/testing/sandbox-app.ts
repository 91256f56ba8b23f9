import { dropOtherSandboxes } from '#server/app/sandbox/sandbox-databases.ts'
import type { SandboxPerson } from '#shared/sandbox/sandbox.constants.ts'
import { createTestApiKey } from './people/api-keys.ts'
import { createTestApp } from './test-app.ts'

/**
 * An app whose people can have sandboxes, and the calls of their tests.
 * @param copiesSandboxes false lets the app create the database of a sandbox from nothing, as everywhere but in tests.
 */
export async function createSandboxTestApp(
  settings: NodeJS.ProcessEnv = {},
  { copiesSandboxes = true } = {},
) {
  const app = await createTestApp(
    { API_KEY_REQUESTS_PER_MINUTE: '1000000', ...settings },
    { hasSandboxServer: true, copiesSandboxes },
  )
  /** A person with a test key for each person of their sandbox. */
  async function addIntegrator() {
    const owner = await app.signUp()
    const keyFor = async (sandboxPerson: SandboxPerson) =>
      (await createTestApiKey(app, owner.token, { name: sandboxPerson, sandboxPerson })).secret
    return { ...owner, seller: await keyFor('seller'), buyer: await keyFor('buyer') }
  }
  return {
    ...app,
    addIntegrator,
    close: async () => {
      await app.sandboxes.close()
      await dropOtherSandboxes(app.env, async () => [])
      await app.close()
    },
  }
}

export type SandboxTestApp = Awaited<ReturnType<typeof createSandboxTestApp>>
