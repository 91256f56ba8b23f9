import { blogArticle } from '#server/features/blog/blog.service.ts'
import { queueMail } from '#server/features/mail/mail.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { BlogArticle } from '#shared/blog/blog.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { articleMail } from './newsletter-mails.ts'

/** Mails of one transaction: few enough that it is short, and that little is done again after a crash. */
const batchSize = 200

/** An article in every language of its readers. @throws AppError `blog.not_found` (404). */
const inEachLanguage = (slug: string): Record<Language, BlogArticle> => ({
  en: blogArticle(slug, 'en'),
  hi: blogArticle(slug, 'hi'),
})

/** Who would be sent an article: confirmed, and not sent it yet. */
export async function countReaders(db: Database, slug: string) {
  const article = inEachLanguage(slug).en
  const [counts] = await db.read<{ english: number; hindi: number; already: number }>({
    text: `select count(*) filter (where sent.article is null and language = 'en') as english,
        count(*) filter (where sent.article is null and language = 'hi') as hindi,
        count(*) filter (where sent.article is not null) as already
      from newsletter_subscribers subscriber
      left join newsletter_sendings sent
        on sent.subscriber_id = subscriber.id and sent.article = $1
      where status = 'confirmed'`,
    values: [slug],
  })
  return { title: article.title, ...(counts ?? { english: 0, hindi: 0, already: 0 }) }
}

/** Queues the article for some of those who are still to get it. @returns for how many. */
async function queueBatch(db: Database, env: Env, articles: Record<Language, BlogArticle>) {
  return db.transaction(async (em) => {
    // The row that says "sent" and the mail are one transaction: neither without the other.
    const readers = await em.execute<{ id: string; email: string; language: Language }[]>(
      `with sent as (
        insert into newsletter_sendings (article, subscriber_id, queued_at)
        select ?, id, now() from newsletter_subscribers subscriber
          where status = 'confirmed' and not exists (
            select from newsletter_sendings
              where article = ? and subscriber_id = subscriber.id)
          order by id limit ? for update skip locked
        on conflict do nothing returning subscriber_id)
      select id, email, language from newsletter_subscribers
        join sent on sent.subscriber_id = id`,
      [articles.en.slug, articles.en.slug, batchSize],
    )
    for (const reader of readers) {
      queueMail(em, env, articleMail(env, articles[reader.language], reader))
    }
    return readers.length
  })
}

/**
 * Queues an article for every confirmed subscriber in their language, each once, however often it is
 * run: one that was cut short goes on where it stopped.
 * @param onProgress is told how many were queued so far.
 * @returns how many were queued.
 * @throws AppError `blog.not_found` (404), Error without SMTP_URL.
 */
export async function sendArticle(
  { db, env }: { db: Database; env: Env },
  slug: string,
  onProgress: (queued: number) => void = () => {},
): Promise<number> {
  if (!env.SMTP_URL) throw new Error('SMTP_URL is not set: nothing can be mailed.')
  const articles = inEachLanguage(slug)
  let queued = 0
  for (;;) {
    const added = await queueBatch(db, env, articles)
    queued += added
    if (added === 0) return queued
    onProgress(queued)
  }
}
