import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { mailTable } from './mail.policy.ts'

/** A mail that waits to be sent. */
export const Mail = defineEntity({
  name: 'Mail',
  tableName: mailTable,
  properties: {
    ...baseProperties,
    recipient: p.text(),
    subject: p.text(),
    body: p.text(),
    html: p.text().nullable(),
    replyTo: p.text().nullable(),
    headers: p.json<Record<string, string>>(),
    tries: p.integer().default(0),
    nextTryAt: p.datetime(3),
  },
})
export type Mail = InferEntity<typeof Mail>
