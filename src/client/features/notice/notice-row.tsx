import { Text } from '@mantine/core'
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

function sentenceOf({ modal, level }: NoticeContent) {
  if (modal > level) return '{{name}} at {{market}} is {{price}} a quintal, above your {{level}}.'
  if (modal < level) return '{{name}} at {{market}} is {{price}} a quintal, below your {{level}}.'
  return '{{name}} at {{market}} is {{price}} a quintal, the level you asked for.'
}

/** One notice in words, leading to what it is about. */
export function NoticeRow({ notice: { content, createdAt, readAt }, onLeave }: NoticeRowProps) {
  const { t } = useTranslation()
  const { ago, date, money } = useFormat()
  const values = {
    name: mandiName(t, content.name),
    market: content.market,
    price: money(content.modal),
    level: money(content.level),
  }
  return (
    <li className={classes.row} data-new={readAt === null || undefined}>
      <Link
        className={classes.link}
        href={paths.marketSeries.href(content.seriesId)}
        onClick={onLeave}
      >
        {t(sentenceOf(content), values)}
      </Link>
      <Text size="sm" c="dimmed">
        {t('Report of {{date}}', { date: date(content.arrivalDate) })}
        {' · '}
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
