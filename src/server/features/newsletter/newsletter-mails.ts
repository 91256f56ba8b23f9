import type { Env } from '#server/platform/config/env.ts'
import { siteUrl } from '#server/platform/config/site-url.ts'
import type { BlogArticle } from '#shared/blog/blog.schema.ts'
import { currentMs } from '#shared/kit/clock.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { mailHtml } from './newsletter-html.ts'
import { confirmDays, confirmToken, unsubscribeToken } from './newsletter-token.policy.ts'

interface Subscriber {
  id: string
  email: string
  language: Language
}

const mailTexts = {
  en: {
    confirmSubject: 'Please confirm: the KrishiHaat newsletter',
    request: 'Somebody, we hope you, asked for the KrishiHaat newsletter at this address.',
    confirm: 'Yes, send it to me',
    days: `The link works for ${confirmDays} days.`,
    ignore: 'If it was not you, do nothing: you will get no newsletter.',
    read: 'Read the article',
    why: 'You get this mail because you confirmed the KrishiHaat newsletter.',
    leave: 'Unsubscribe',
  },
  hi: {
    confirmSubject: 'कृपया पुष्टि करें: कृषि हाट का समाचार पत्र',
    request: 'किसी ने, उम्मीद है आपने ही, इस पते पर कृषि हाट का समाचार पत्र माँगा है।',
    confirm: 'हाँ, मुझे भेजें',
    days: `यह लिंक ${confirmDays} दिन तक चलेगा।`,
    ignore: 'अगर आपने नहीं माँगा, तो कुछ मत कीजिए: आपको कोई समाचार पत्र नहीं आएगा।',
    read: 'पूरा लेख पढ़ें',
    why: 'यह मेल इसलिए आई है क्योंकि आपने कृषि हाट का समाचार पत्र लेने की पुष्टि की थी।',
    leave: 'समाचार पत्र बंद करें',
  },
} satisfies Record<Language, Record<string, string>>

const tokenLink = (env: Env, path: string, token: string) =>
  `${siteUrl(env)}${path}?token=${encodeURIComponent(token)}`

/** The mail that asks the owner of an address to confirm; its link opens a page with a button. */
export function confirmMail(env: Env, { id, email, language }: Subscriber) {
  const texts = mailTexts[language]
  const link = tokenLink(
    env,
    '/newsletter/confirm',
    confirmToken(env.SECRET_KEY, id, language, currentMs()),
  )
  return {
    to: email,
    subject: texts.confirmSubject,
    text: `${texts.request}\n\n${texts.confirm}: ${link}\n\n${texts.days} ${texts.ignore}\n`,
    html: mailHtml({
      language,
      title: texts.confirmSubject,
      paragraphs: [texts.request],
      button: { label: texts.confirm, href: link },
      small: [`${texts.days} ${texts.ignore}`],
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** The header that distinguishes newsletter mails from others. */
export const newsletterHeader = 'List-Unsubscribe'

/** The mail with one article, with the ways to unsubscribe of RFC 2369 and RFC 8058. */
export function articleMail(env: Env, article: BlogArticle, { id, email, language }: Subscriber) {
  const texts = mailTexts[language]
  const site = siteUrl(env)
  const token = unsubscribeToken(env.SECRET_KEY, id)
  const page = tokenLink(env, '/newsletter/unsubscribe', token)
  const address = `${site}/blog/${article.slug}`
  return {
    to: email,
    subject: article.title,
    text: `${article.title}\n\n${article.description}\n\n${texts.read}: ${address}\n\n-- \n${texts.why}\n${texts.leave}: ${page}\n`,
    html: mailHtml({
      language,
      title: article.title,
      paragraphs: [article.description],
      button: { label: texts.read, href: address },
      small: [texts.why],
      smallLink: { label: texts.leave, href: page },
    }),
    headers: {
      [newsletterHeader]: `<${tokenLink(env, '/api/newsletter/unsubscribe', token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `KrishiHaat <newsletter.${new URL(site).hostname}>`,
      Precedence: 'bulk',
    },
  }
}
