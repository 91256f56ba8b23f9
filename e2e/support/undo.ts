import type { Page } from '@playwright/test'
import { undoMs } from '../../src/client/ui/undo/undo.constants.ts'

/**
 * Presses what can be undone for some seconds.
 * @returns sets the page's clock forward by these seconds, so that the journey does not wait for them.
 */
export async function pressUndoable(page: Page, press: () => Promise<void>) {
  // Only timers that start after this follow the clock.
  await page.clock.install({ time: await page.evaluate(() => Date.now()) })
  await press()
  return () => page.clock.fastForward(undoMs)
}
