import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core'
import { bulkhead } from 'cockatiel'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { startWorkLoop } from '#server/platform/jobs/work-loop.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { Mail } from './mail.entity.ts'
import {
  backoffSeconds,
  givenUpAfterSeconds,
  judgeFailure,
  leaseSeconds,
  type SendFailure,
} from './mail.policy.ts'
import { connections, type DueMail, openTransport } from './mail-transport.ts'

/** How often each process looks for mails that are due, besides at each commit of its own. */
const lookEveryMs = 15_000
/** Few enough that the slowest server is through with them before their lease is over. */
const batchSize = 10
/** How long a closing process lets a mail finish that is on its way. */
const closingMs = 4000

type SendingEnv = Env & { SMTP_URL: string }
const canSend = (env: Env): env is SendingEnv => env.SMTP_URL !== undefined

/** Takes due mails for the time of a lease, those of other processes left out. */
const takeBatch = (db: Database) =>
  db.read<DueMail>({
    text: `update mails set tries = tries + 1, next_try_at = now() + interval '${leaseSeconds} seconds'
      where id in (select id from mails where next_try_at <= now()
        order by next_try_at limit ${batchSize} for update skip locked)
      returning id, recipient, subject, body, html, reply_to as "replyTo", headers,
        tries, created_at as "createdAt"`,
  })

const forget = (db: Database, { id }: DueMail) =>
  db.read({ text: 'delete from mails where id = $1', values: [id] })

/** Not tried after all: it does not count, and its turn comes at the next look. */
const putBack = (db: Database, { id }: DueMail) =>
  db.read({
    text: 'update mails set tries = tries - 1, next_try_at = now() where id = $1',
    values: [id],
  })

interface Closing {
  /** No further mail is begun. */
  soon: AbortSignal
  /** Those on their way are cut short. */
  now: AbortSignal
}

/** Sends what is due until nothing is, or the mail server can't be reached. */
async function sendDue(db: Database, env: SendingEnv, log: Logger, closing: Closing) {
  let isReachable = true
  const transport = openTransport(env)
  const limit = bulkhead(connections, Number.POSITIVE_INFINITY)

  async function handleFailure(mail: DueMail, error: SendFailure) {
    const verdict = judgeFailure(error)
    const { id, tries } = mail
    // No address and no server's text, which repeats the address: neither belongs in a log.
    const known = { mailId: id, tries, code: error.code, smtpStatus: error.responseCode }
    if (verdict === 'unreachable') isReachable = false
    const age = (Date.now() - new Date(mail.createdAt).getTime()) / 1000
    if (verdict === 'refused' || age > givenUpAfterSeconds) {
      await forget(db, mail)
      log.error(known, 'a mail was given up')
      return
    }
    await db.read({
      text: `update mails set next_try_at = now() + $2 * interval '1 second' where id = $1`,
      values: [id, backoffSeconds(tries)],
    })
    log.warn(known, 'a mail could not be sent; it is tried again')
  }
  async function sendOne(mail: DueMail) {
    if (!isReachable || closing.soon.aborted) return putBack(db, mail)
    try {
      await transport.send(mail, closing.now)
    } catch (error) {
      return closing.now.aborted ? putBack(db, mail) : handleFailure(mail, error as SendFailure)
    }
    return forget(db, mail)
  }

  try {
    while (isReachable && !closing.soon.aborted) {
      const batch = await takeBatch(db)
      if (batch.length === 0) return
      await Promise.all(batch.map((mail) => limit.execute(() => sendOne(mail))))
    }
  } finally {
    transport.close()
  }
}

/** Calls back after each commit in which a mail was queued. */
function subscriberOf(onQueued: () => void): EventSubscriber<Mail> {
  const withMail = new WeakSet<object>()
  return {
    getSubscribedEntities: () => [Mail],
    afterCreate: ({ em }) => void withMail.add(em),
    afterTransactionCommit: ({ em }: TransactionEventArgs) => {
      if (withMail.delete(em)) onQueued()
    },
  }
}

/**
 * Sends queued mails, each process what it takes: at each commit that queued some, and every 15
 * seconds what other processes left or a failure put off. Does nothing without SMTP_URL, and a mail
 * server that is down stops nothing else.
 */
export function startMailer(db: Database, env: Env, log: Logger) {
  if (!canSend(env)) return { close: async () => {} }
  const now = new AbortController()
  const workLoop = startWorkLoop(
    lookEveryMs,
    (soon) => sendDue(db, env, log, { soon, now: now.signal }),
    (error) => log.error({ err: error }, 'mails could not be looked through; it is tried again'),
  )
  db.orm.em.getEventManager().registerSubscriber(subscriberOf(workLoop.nudge))
  return {
    close: async () => {
      const lastCall = setTimeout(() => now.abort(), closingMs)
      await workLoop.close()
      clearTimeout(lastCall)
    },
  }
}
