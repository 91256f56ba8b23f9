import { Badge, Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import shared from '#client/ui/shared.module.css'
import { messageFilters } from '#shared/admin/admin.constants.ts'
import type { AdminMessage } from '#shared/admin/admin-review.schema.ts'
import { imageVariant } from '#shared/kit/image.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard } from '../parts/admin-card.tsx'
import { messageReasonNames } from '../parts/admin-labels.ts'
import { AdminList } from '../parts/admin-list.tsx'
import { oneOf, useAdminState } from '../parts/use-admin-state.ts'

function MessageContext({ message }: { message: AdminMessage }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <ol
      className={`${shared.tightList} ${cards.messages}`}
      aria-label={t('Messages before and after')}
    >
      {message.around.map(({ text, images, isSender, isReported, createdAt }) => (
        <li
          key={createdAt + text}
          data-sender={isSender || undefined}
          data-reported={isReported || undefined}
        >
          <strong>
            {isSender ? message.sender.name || t('The sender') : t('The other person')}:{' '}
          </strong>
          <span className={cards.userText}>{text}</span>
          {images > 0 && ` (${t('Photos: {{number}}', { number: number(images) })})`}
        </li>
      ))}
    </ol>
  )
}

function MessageReview({ message }: { message: AdminMessage }) {
  const { t } = useTranslation()
  const { ago } = useFormat()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const { mutateAsync } = trpc.desk.decideMessage.useMutation()
  const { _id: messageId, isHidden } = message
  const senderName = personName(t, message.sender.name, 'No name given')
  const isOpen = message.reports.some(({ settledAt }) => settledAt === null)
  const keepLabel = isHidden ? t('Restore message') : t('Leave as it is')
  const hidePrompt = (): ActionPrompt => ({
    title: t('Hide this message?'),
    text: t('Neither person will see its text any more.'),
    button: t('Hide message'),
    isDestructive: true,
    done: t('Message hidden'),
    run: (reason) => mutateAsync({ messageId, decision: 'hide', reason }),
  })
  const keepPrompt = (): ActionPrompt => ({
    title: `${keepLabel}?`,
    text: isHidden
      ? t('Both people will see its text again.')
      : t('The reports will be closed. Nobody will be notified.'),
    button: keepLabel,
    done: isHidden ? t('Message restored') : t('Reports closed'),
    run: (reason) => mutateAsync({ messageId, decision: 'restore', reason }),
  })
  return (
    <AdminCard
      isWaiting={isOpen}
      title={t('Message from {{name}}', { name: senderName })}
      badges={isHidden && <Badge color="red.9">{t('Hidden')}</Badge>}
      meta={<span>{ago(message.createdAt)}</span>}
      actions={
        <>
          {!isHidden && (
            <Button
              color="red.9"
              aria-label={`${t('Hide message')}: ${senderName}`}
              onClick={() => setPrompt(hidePrompt())}
            >
              {t('Hide message')}
            </Button>
          )}
          {(isOpen || isHidden) && (
            <Button
              variant="default"
              aria-label={`${keepLabel}: ${senderName}`}
              onClick={() => setPrompt(keepPrompt())}
            >
              {keepLabel}
            </Button>
          )}
        </>
      }
    >
      <MessageContext message={message} />
      {message.images.length > 0 && (
        <div className={cards.actions}>
          {message.images.map((image) => (
            <a key={image} href={image} target="_blank" rel="noreferrer">
              <img
                className={cards.picture}
                src={imageVariant(image, 320)}
                alt={t('Photo in the message')}
                loading="lazy"
              />
            </a>
          ))}
        </div>
      )}
      <div className={cards.reports}>
        <ul>
          {message.reports.map(({ by, reason, note, createdAt }) => (
            <li key={createdAt + by}>
              <strong>{t(messageReasonNames[reason].label)}</strong> ·{' '}
              {personName(t, by, 'No name given')} · {ago(createdAt)}
              {note && <p className={cards.userText}>{note}</p>}
            </li>
          ))}
        </ul>
      </div>
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </AdminCard>
  )
}

/** Reported messages. Each shows only the few messages around it, to protect privacy. */
export function AdminMessages() {
  const { t } = useTranslation()
  const control = useAdminState()
  const show = oneOf(messageFilters, control.state.show)
  const query = trpc.desk.messages.useQuery(
    { show, page: control.state.page },
    { placeholderData: keepPreviousData },
  )
  const labels = { waiting: t('Reported items'), settled: t('Decided') }
  return (
    <AdminList
      control={control}
      filter={{ value: show, values: messageFilters, labelOf: (value) => labels[value] }}
      query={query}
      itemsOf={({ messages }) => messages}
      empty={show === 'waiting' ? t('No reported messages.') : t('No decisions yet.')}
    >
      {(message) => <MessageReview message={message} />}
    </AdminList>
  )
}
