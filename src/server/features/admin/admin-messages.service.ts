import {
  decideAboutMessage,
  listReportedMessages,
} from '#server/features/message/message-admin.service.ts'
import { pictureUrlFor } from '#server/features/upload/private-picture.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type {
  AdminMessages,
  AdminMessagesInput,
  DecideMessageInput,
} from '#shared/admin/admin-review.schema.ts'
import { recordDecision } from './audit-log.service.ts'

/** Reported messages: waiting ones, longest waiting first, or decided ones, newest first. */
export async function listAdminMessages(
  { db, env }: { db: Database; env: Pick<Env, 'SECRET_KEY'> },
  operatorId: string,
  { page, limit, show }: AdminMessagesInput,
): Promise<AdminMessages> {
  const isOpen = show === 'waiting'
  const rows = await listReportedMessages(db, {
    isOpen,
    limit: rowsOfPage(page, limit),
    offset: (page - 1) * limit,
  })
  const [{ total } = { total: 0 }] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select distinct message_id from message_reports
      where settled_at is ${isOpen ? sql`null` : sql`not null`} limit 10001) counted`,
  )
  const messages = rows.map(
    ({ messageId, sentAt, senderId, senderName, reports, around, ...message }) => ({
      ...message,
      images: message.images.map((url) => pictureUrlFor(env.SECRET_KEY, url, operatorId)),
      _id: messageId,
      createdAt: sentAt,
      sender: { _id: senderId, name: senderName },
      reports: reports.map(({ reporterName, at, ...report }) => ({
        ...report,
        by: reporterName,
        createdAt: at,
      })),
      around: around.map(({ at, ...aroundMessage }) => ({ ...aroundMessage, createdAt: at })),
    }),
  )
  return { messages, ...pageInfo({ page, limit, rows: rows.length, counted: total }) }
}

/**
 * Hides a reported message from both people, or shows it again.
 * @throws AppError `message.unknown_message` (404), also for a message that nobody has reported,
 * `desk.own_case` (403).
 */
export const decideMessage = (
  db: Database,
  operatorId: string,
  { messageId, decision, reason }: DecideMessageInput,
) =>
  recordDecision(db, operatorId, async (em) => {
    const isHidden = decision === 'hide'
    const { people } = await decideAboutMessage(em, messageId, { isHidden })
    return {
      action: isHidden ? 'hide-message' : 'restore-message',
      subject: { kind: 'message', id: messageId },
      reason,
      concerns: people,
    }
  })
