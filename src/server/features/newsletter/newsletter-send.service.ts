import { blogArticle } from '#server/features/blog/blog.service.ts'
import { queueMail } from '#server/features/mail/mail.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { BlogArticle } from '#shared/blog/blog.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { articleMail } from './newsletter-mails.ts'

/** Mails per transaction: few enough for short transactions and little repeated work after a crash. */
const batchSize = 200

/** An article in every language. @throws AppError `blog.not_found` (404). */
const articleInEachLanguage = (slug: string): Record<Language, BlogArticle> => ({
  en: blogArticle(slug, 'en'),
  hi: blogArticle(slug, 'hi'),
})

/** The numbers of confirmed subscribers who have yet to get an article, by language, and of those who have it. */
export async function countRecipients(db: Database, slug: string) {
  const article = articleInEachLanguage(slug).en
  const [counts] = await queryRows<{ english: number; hindi: number; already: number }>(
    db,
    sql`select count(*) filter (where sent.article is null and language = 'en') as english,
        count(*) filter (where sent.article is null and language = 'hi') as hindi,
        count(*) filter (where sent.article is not null) as already
      from newsletter_subscribers subscriber
      left join newsletter_sendings sent
        on sent.subscriber_id = subscriber.id and sent.article = ${slug}
      where status = 'confirmed'`,
  )
  return { title: article.title, ...(counts ?? { english: 0, hindi: 0, already: 0 }) }
}

/** Queues the article for a batch of subscribers who have yet to get it. @returns the size of the batch. */
async function queueBatch(db: Database, env: Env, articles: Record<Language, BlogArticle>) {
  return db.transaction(async (em) => {
    // The record of the sending and the mail are written in one transaction: neither without the other.
    const readers = await execute<{ id: string; email: string; language: Language }>(
      em,
      sql`with sent as (
        insert into newsletter_sendings (article, subscriber_id, queued_at)
        select ${articles.en.slug}, id, now() from newsletter_subscribers subscriber
          where status = 'confirmed' and not exists (
            select from newsletter_sendings
              where article = ${articles.en.slug} and subscriber_id = subscriber.id)
          order by id limit ${batchSize} for update skip locked
        on conflict do nothing returning subscriber_id)
      select id, email, language from newsletter_subscribers
        join sent on sent.subscriber_id = id`,
    )
    for (const reader of readers) {
      queueMail(em, env, articleMail(env, articles[reader.language], reader))
    }
    return readers.length
  })
}

/**
 * Queues an article for every confirmed subscriber in their language. Each gets it once, however often
 * this runs; an interrupted run continues with the next one.
 * @param onProgress is called with the number of mails queued so far.
 * @returns the number of mails queued.
 * @throws AppError `blog.not_found` (404), Error without SMTP_URL.
 */
export async function sendArticle(
  { db, env }: { db: Database; env: Env },
  slug: string,
  onProgress: (queued: number) => void = () => {},
): Promise<number> {
  if (!env.SMTP_URL) throw new Error('SMTP_URL is not set: nothing can be mailed.')
  const articles = articleInEachLanguage(slug)
  let queued = 0
  for (;;) {
    const added = await queueBatch(db, env, articles)
    queued += added
    if (added === 0) return queued
    onProgress(queued)
  }
}
