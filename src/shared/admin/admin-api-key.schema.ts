import { z } from 'zod'
import { adminItemId, adminReason } from './admin.schema.ts'

export const AdminApiKeysInput = z.object({ userId: adminItemId })
export type AdminApiKeysInput = z.infer<typeof AdminApiKeysInput>

export const StopApiKeyInput = z.object({ keyId: adminItemId, reason: adminReason })
export type StopApiKeyInput = z.infer<typeof StopApiKeyInput>
