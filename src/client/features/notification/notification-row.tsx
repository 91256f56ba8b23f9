import { Text } from '@mantine/core'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { NotificationView } from '#shared/notification/notification.schema.ts'
import { notificationLabels } from './notification-labels.ts'
import classes from './notification-panel.module.css'

/** A sentence whose order number stays on one line. */
function NotificationText({ text, number }: { text: string; number: string }) {
  const at = number === '' ? -1 : text.indexOf(number)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span className={classes.number}>{number}</span>
      {text.slice(at + number.length)}
    </>
  )
}

interface NotificationRowProps {
  notification: NotificationView
  /** It was unread when the panel opened. */
  isNew: boolean
  /** Called when the user follows the notification. */
  onLeave: () => void
}

/** One notification, linking to its subject. */
export function NotificationRow({
  notification: { content, createdAt },
  isNew,
  onLeave,
}: NotificationRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { href, text, source } = notificationLabels(content, { t, language, format })
  return (
    <li className={classes.row} data-new={isNew || undefined}>
      <Link className={classes.link} href={href} onClick={onLeave}>
        <NotificationText text={text} number={'number' in content ? content.number : ''} />
      </Link>
      <Text size="sm" c="dimmed">
        {source && `${source} · `}
        <time dateTime={createdAt}>{format.ago(createdAt)}</time>
        {isNew && (
          <>
            {' · '}
            <strong>{t('New')}</strong>
          </>
        )}
      </Text>
    </li>
  )
}
