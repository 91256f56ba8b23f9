import { writeVisitorLines } from '#client/domain/cart/visitor-cart.ts'
import { deleteToken } from '#client/platform/session/session.ts'

/**
 * Ends the session in this browser, and forgets what was typed and not sent: whoever comes next is
 * another person. Every key of the tab's and the device's storage that holds such words has "draft" in
 * its name.
 */
export function endSession(): void {
  deleteToken()
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.includes('draft')) storage.removeItem(key)
  }
  // A basket that was not joined yet.
  writeVisitorLines([])
}
