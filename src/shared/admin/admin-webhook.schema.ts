import { z } from 'zod'
import { adminItemId, adminReason } from './admin.schema.ts'

export const AdminWebhooksInput = z.object({ userId: adminItemId })
export type AdminWebhooksInput = z.infer<typeof AdminWebhooksInput>

export const StopWebhookInput = z.object({ webhookId: adminItemId, reason: adminReason })
export type StopWebhookInput = z.infer<typeof StopWebhookInput>
