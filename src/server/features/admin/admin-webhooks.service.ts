import { stopWebhook } from '#server/features/webhook/webhook.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StopWebhookInput } from '#shared/admin/admin-webhook.schema.ts'
import { alreadyDecided } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

/**
 * Stops a person's webhook: nothing is sent to it any more, and its owner is told.
 * @throws AppError `webhook.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export const stopPersonWebhook = (
  db: Database,
  operatorId: string,
  { webhookId, reason }: StopWebhookInput,
) =>
  recordDecision(db, operatorId, async (em) => {
    const ownerId = await stopWebhook(em, webhookId)
    if (!ownerId) throw alreadyDecided()
    return {
      action: 'stop-webhook',
      subject: { kind: 'person', id: ownerId },
      reason,
      concerns: [ownerId],
    }
  })
