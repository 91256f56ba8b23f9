import { Button, Group, Loader, Text, VisuallyHidden } from '@mantine/core'
import { IconClock, IconFlag } from '@tabler/icons-react'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { imageVariant } from '#shared/kit/image.ts'
import type { MessageView } from '#shared/message/message.schema.ts'
import classes from './message-item.module.css'
import type { Outgoing } from './use-unsent.ts'

function Photos({ images }: { images: readonly string[] }) {
  const { t } = useTranslation()
  if (images.length === 0) return null
  return (
    <ul className={classes.photos} data-many={images.length > 1 || undefined}>
      {images.map((url, index) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('Open photo {{number}}', { number: index + 1 })}
          >
            <img src={imageVariant(url, 320)} alt="" width={320} height={240} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** One message; the user's own are on the right. */
export function MessageItem({
  message,
  counterpartyName,
}: {
  message: MessageView
  counterpartyName: string
}) {
  const { t } = useTranslation()
  const { clock } = useFormat()
  const { isOwn, text, images, isHidden, isReported, createdAt } = message
  return (
    <li className={classes.item} data-own={isOwn || undefined}>
      <div className={classes.bubble}>
        <VisuallyHidden>{isOwn ? t('You') : counterpartyName}</VisuallyHidden>
        {isHidden ? (
          <p className={classes.text}>
            <em>{t('This message was removed by KrishiHaat.')}</em>
          </p>
        ) : (
          <>
            <Photos images={images} />
            {text && (
              <p className={classes.text} dir="auto">
                {text}
              </p>
            )}
          </>
        )}
        <p className={classes.time}>
          {isReported && (
            <>
              <IconFlag size={14} aria-hidden /> {t('Reported')} ·{' '}
            </>
          )}
          <time dateTime={createdAt}>{clock(createdAt)}</time>
        </p>
      </div>
    </li>
  )
}

interface OutgoingItemProps {
  message: Outgoing
  onRetry: () => void
  /** Moves the text back into the field for editing. */
  onEdit: () => void
}

/** An own message that the server has not accepted yet. */
export function OutgoingItem({ message, onRetry, onEdit }: OutgoingItemProps) {
  const { t } = useTranslation()
  const { text, images, state, refusal } = message
  return (
    <li className={classes.item} data-own data-state={state}>
      <div className={classes.bubble}>
        <VisuallyHidden>{t('You')}</VisuallyHidden>
        <Photos images={images} />
        {text && (
          <p className={classes.text} dir="auto">
            {text}
          </p>
        )}
        <p className={classes.time} role="status">
          {state === 'sending' ? (
            <>
              <Loader size={12} color="currentColor" /> {t('Sending...')}
            </>
          ) : (
            <>
              <IconClock size={14} aria-hidden />{' '}
              {state === 'waiting' ? t('Waiting for a connection') : t('Not sent')}
            </>
          )}
        </p>
      </div>
      {state !== 'sending' && (
        <div className={classes.unsent}>
          {refusal && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {translateMessage(t, refusal)}
            </Text>
          )}
          <Group gap="xs" justify="flex-end">
            <Button variant="light" onClick={onRetry}>
              {t('Try again')}
            </Button>
            <Button variant="default" onClick={onEdit}>
              {t('Change')}
            </Button>
          </Group>
        </div>
      )}
    </li>
  )
}
