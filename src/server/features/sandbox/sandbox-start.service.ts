import { currentWorld } from '#server/platform/config/sandbox-world.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readSandboxClock } from './sandbox-clock.service.ts'
import { addSandboxPeople } from './sandbox-people.service.ts'

/** Sets the clock of the sandbox that is being opened, and adds its people to an empty one. */
export async function prepareSandbox(db: Database): Promise<void> {
  const world = currentWorld()
  if (!world) throw new Error('A sandbox was opened in the real world.')
  world.aheadMs = await readSandboxClock(db)
  await addSandboxPeople(db)
}
