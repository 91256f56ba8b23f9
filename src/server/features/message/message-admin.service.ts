import type { EntityManager } from '@mikro-orm/postgresql'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { MessageReportReason } from '#shared/message/message.constants.ts'
import { messageNotFound } from './message.errors.ts'

/** Messages before and after a reported one that operators see with it. */
const contextSize = 3

/** A reported message for the operators, hidden or not. */
export interface ReportedMessage {
  messageId: string
  text: string
  images: string[]
  isHidden: boolean
  sentAt: string
  senderId: string
  /** First and last name, "" when not given. */
  senderName: string
  reports: {
    /** The reporter is the counterparty of the conversation. */
    reporterName: string
    reason: MessageReportReason
    note: string
    at: string
    /** Null while it waits for a decision. */
    settledAt: string | null
  }[]
  /** The messages around it, oldest first. */
  around: { text: string; images: number; isSender: boolean; at: string; isReported: boolean }[]
}

const reportsSql = sql`select coalesce(jsonb_agg(jsonb_build_object('reporterName', ${userNameSql('p')},
    'reason', r.reason, 'note', r.note, 'at', ${instantSql('r.created_at')},
    'settledAt', ${instantSql('r.settled_at')}) order by r.created_at), '[]')
  from message_reports r join users p on p.id = r.reporter_id where r.message_id = m.id`

const aroundSql = sql`select jsonb_agg(jsonb_build_object('text', n.body,
    'images', cardinality(n.images), 'isSender', n.sender_id = m.sender_id,
    'at', ${instantSql('n.created_at')}, 'isReported', n.id = m.id) order by n.seq)
  from messages n where n.conversation_id = m.conversation_id
    and n.seq between m.seq - ${sql.raw(contextSize)} and m.seq + ${sql.raw(contextSize)}`

interface ReportedQuery {
  /** True for messages that wait for a decision, longest waiting first; false for decided ones, newest first. */
  isOpen: boolean
  limit: number
  offset: number
}

/** Reported messages. The caller has checked that an operator asks. */
export const listReportedMessages = (db: Database, { isOpen, limit, offset }: ReportedQuery) => {
  const [at, settled, direction] = isOpen
    ? [sql`min(created_at)`, sql`null`, sql`asc`]
    : [sql`max(settled_at)`, sql`not null`, sql`desc`]
  return queryRows<ReportedMessage>(
    db,
    sql.named(
      isOpen ? 'messages:reported' : 'messages:settled',
      sql`select m.id as "messageId", m.body as text, m.images, m.status = 'hidden' as "isHidden",
        m.created_at as "sentAt", m.sender_id as "senderId", ${userNameSql('s')} as "senderName",
        (${reportsSql}) as reports, (${aroundSql}) as around
      from (select message_id, ${at} as at from message_reports where settled_at is ${settled}
          group by message_id order by at ${direction}, message_id limit ${limit}::int offset ${offset}::int) page
        join messages m on m.id = page.message_id join users s on s.id = m.sender_id
      order by page.at ${direction}, m.id`,
    ),
  )
}

/** How many messages wait for an operator's decision. */
export async function countReportedMessages(db: Database): Promise<number> {
  const [row] = await queryRows<{ open: number }>(
    db,
    sql`select count(distinct message_id) as open from message_reports where settled_at is null`,
  )
  return row?.open ?? 0
}

/**
 * Applies an operator's decision about a reported message in the caller's transaction: hides it from
 * both people or shows it again, and settles its open reports.
 * @returns the sender, and both people of the conversation, one of whom reported it.
 * @throws AppError `message.unknown_message` (404), also for a message that nobody has reported.
 */
export async function decideAboutMessage(
  em: EntityManager,
  messageId: string,
  { isHidden }: { isHidden: boolean },
): Promise<{ senderId: string; people: string[] }> {
  const [message] = isUuid(messageId)
    ? await execute<{ senderId: string; conversationId: string }>(
        em,
        sql`update messages m set status = ${isHidden ? 'hidden' : 'shown'} where id = ${messageId}
          and exists (select from message_reports r where r.message_id = m.id)
          returning sender_id as "senderId", conversation_id as "conversationId"`,
      )
    : []
  if (!message) throw messageNotFound()
  await execute(
    em,
    sql`update message_reports set settled_at = now() where message_id = ${messageId} and settled_at is null`,
  )
  const people = await queryRows<{ id: string }>(
    em,
    sql`select unnest(array[asker_id, owner_id]) as id from conversations where id = ${message.conversationId}`,
  )
  for (const { id } of people) publishHint(em, id, 'messages', message.conversationId)
  return { senderId: message.senderId, people: people.map(({ id }) => id) }
}
