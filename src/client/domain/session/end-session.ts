import { writeVisitorLines } from '#client/domain/cart/visitor-cart.ts'
import { deletePlaceOfSession } from '#client/domain/place/session-place.ts'
import { deleteRememberedAccount } from '#client/platform/session/remembered-account.ts'
import { deleteToken } from '#client/platform/session/session.ts'

/**
 * Ends the session in this browser and deletes what was typed and not sent, as the next user may be
 * another person. Every storage key of such texts contains "draft". Other tabs delete theirs when they read them, as the
 * account is no longer remembered.
 */
export function endSession(): void {
  deletePlaceOfSession()
  deleteRememberedAccount()
  deleteToken()
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.includes('draft')) storage.removeItem(key)
  }
  // The visitor's cart, if it was not joined yet.
  writeVisitorLines([])
}
