import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { Notice, NoticeContent } from '../../../shared/notice.schema.ts'
import { useFormat } from '../../core/format.ts'
import { mandiName } from '../../core/mandi-name.ts'
import { paths } from '../../core/paths.ts'
import classes from './notice-panel.module.css'

interface NoticeRowProps {
  notice: Notice
  /** The notice was followed. */
  onLeave: () => void
}

type Content<Kind extends NoticeContent['kind']> = Extract<NoticeContent, { kind: Kind }>

function priceSentence({ modal, level }: Content<'price-alert'>) {
  if (modal > level) return '{{name}} at {{market}} is {{price}} a quintal, above your {{level}}.'
  if (modal < level) return '{{name}} at {{market}} is {{price}} a quintal, below your {{level}}.'
  return '{{name}} at {{market}} is {{price}} a quintal, the level you asked for.'
}

/** What a notice says, where it leads, and what stands small below it. */
function useWords() {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  return (content: NoticeContent): { href: string; text: ReactNode; source?: string } => {
    if (content.kind === 'community-answer') {
      const { title, by } = content
      return {
        href: paths.communityQuestion.href(content.questionId),
        text: by
          ? t('{{name}} answered your question: {{title}}', { name: by, title })
          : t('Your question has an answer: {{title}}', { title }),
      }
    }
    return {
      href: paths.marketSeries.href(content.seriesId),
      text: t(priceSentence(content), {
        name: mandiName(t, content.name),
        market: content.market,
        price: money(content.modal),
        level: money(content.level),
      }),
      source: t('Report of {{date}}', { date: date(content.arrivalDate) }),
    }
  }
}

/** One notice in words, leading to what it is about. */
export function NoticeRow({ notice: { content, createdAt, readAt }, onLeave }: NoticeRowProps) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const { href, text, source } = useWords()(content)
  return (
    <li className={classes.row} data-new={readAt === null || undefined}>
      <Link className={classes.link} href={href} onClick={onLeave}>
        {text}
      </Link>
      <Text size="sm" c="dimmed">
        {source && `${source} · `}
        <time dateTime={createdAt}>{ago(createdAt)}</time>
        {readAt === null && (
          <>
            {' · '}
            <strong>{t('New')}</strong>
          </>
        )}
      </Text>
    </li>
  )
}
