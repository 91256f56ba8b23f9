import { setContactMessageHandled } from '#server/features/contact/contact-admin.service.ts'
import { decideAboutSession } from '#server/features/expert/expert-admin.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DecideSessionInput, HandleContactInput } from '#shared/admin/admin.schema.ts'
import { adminSubjectNotFound, alreadyDecided } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

/**
 * Marks a contact message as handled, or as waiting again.
 * @throws AppError `desk.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export const handleContact = (
  db: Database,
  operatorId: string,
  { messageId, isHandled, reason }: HandleContactInput,
) =>
  recordDecision(db, operatorId, async (em) => {
    const outcome = await setContactMessageHandled(em, messageId, {
      operatorId,
      isHandled,
      note: reason,
    })
    if (outcome === 'unknown') throw adminSubjectNotFound()
    if (outcome === 'unchanged') throw alreadyDecided()
    return {
      action: isHandled ? 'handle-contact' : 'reopen-contact',
      subject: { kind: 'contact', id: messageId },
      reason,
      concerns: [outcome.userId],
    }
  })

/**
 * Confirms or declines a session with an expert, and notifies the person.
 * @throws AppError `expert.unknown_session` (404), `desk.already_decided` (409) when it was cancelled,
 * decided already, or its day is over, `desk.own_case` (403).
 */
export const decideSession = (
  db: Database,
  operatorId: string,
  { sessionId, decision, reason }: DecideSessionInput,
) =>
  recordDecision(db, operatorId, async (em) => {
    const isConfirmed = decision === 'confirm'
    const session = await decideAboutSession(em, sessionId, { isConfirmed, note: reason })
    if (!session) throw alreadyDecided()
    const { userId, expert, day } = session
    await notify(em, userId, { kind: 'expert-session', isConfirmed, expert, day, reason })
    return {
      action: isConfirmed ? 'confirm-session' : 'decline-session',
      subject: { kind: 'session', id: sessionId },
      reason,
      concerns: [userId],
      about: `${expert.en}, ${day}`,
    }
  })
