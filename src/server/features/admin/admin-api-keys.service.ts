import { stopApiKey } from '#server/features/api-key/api-key.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StopApiKeyInput } from '#shared/admin/admin-api-key.schema.ts'
import { alreadyDecided } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

/**
 * Stops a person's API key: every process refuses it from then on, and its owner sees who ended it.
 * @throws AppError `api_key.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export const stopPersonApiKey = (
  db: Database,
  operatorId: string,
  { keyId, reason }: StopApiKeyInput,
) =>
  recordDecision(db, operatorId, async (em) => {
    const ownerId = await stopApiKey(em, keyId)
    if (!ownerId) throw alreadyDecided()
    return {
      action: 'stop-api-key',
      subject: { kind: 'person', id: ownerId },
      reason,
      concerns: [ownerId],
    }
  })
