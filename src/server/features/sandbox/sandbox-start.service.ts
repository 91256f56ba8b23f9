import { currentSandbox } from '#server/platform/config/running-sandbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readSandboxClock } from './sandbox-clock.service.ts'
import { addSandboxPeople } from './sandbox-people.service.ts'

/** Sets the clock of the sandbox that is being opened, and adds its people to an empty one. */
export async function prepareSandbox(db: Database): Promise<void> {
  const sandbox = currentSandbox()
  if (!sandbox) throw new Error('A sandbox was opened in the real shop.')
  sandbox.aheadMs = await readSandboxClock(db)
  await addSandboxPeople(db)
}
