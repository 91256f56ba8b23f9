import { Badge, Button, NativeSelect } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { contactFilters } from '#shared/admin/admin.constants.ts'
import type { AdminContactMessage } from '#shared/admin/admin.schema.ts'
import { contactSubjects } from '#shared/contact/contact.constants.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard } from '../parts/admin-card.tsx'
import { contactSubjectNames } from '../parts/admin-labels.ts'
import { AdminList } from '../parts/admin-list.tsx'
import { oneOf, useAdminState } from '../parts/use-admin-state.ts'
import '#client/platform/theme/list-styles.ts'

function ContactMessage({ message }: { message: AdminContactMessage }) {
  const { t } = useTranslation()
  const { ago, date } = useFormat()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const { mutateAsync } = trpc.desk.handleContact.useMutation()
  const { _id: messageId, name, email, handledAt } = message
  const isHandled = handledAt !== null
  const actionLabel = isHandled ? t('Reopen') : t('Mark as handled')
  const subject = t(contactSubjectNames[message.subject].label)
  const mailTo = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: KrishiHaat, ${subject}`)}`
  const handlePrompt = (): ActionPrompt => ({
    title: `${actionLabel}?`,
    text: isHandled
      ? t('It will return to the waiting messages.')
      : t('Note what you did, for other admins. The sender will not be notified.'),
    button: actionLabel,
    label: t('Note'),
    done: isHandled ? t('Message reopened') : t('Marked as handled'),
    run: (reason) => mutateAsync({ messageId, isHandled: !isHandled, reason }),
  })
  return (
    <AdminCard
      isWaiting={!isHandled}
      title={name}
      badges={
        <Badge color="soil" variant="light">
          {subject}
        </Badge>
      }
      meta={
        <>
          <span>{email}</span>
          <span>{ago(message.createdAt)}</span>
          <span>{message.language === 'hi' ? t('Hindi') : t('English')}</span>
        </>
      }
      actions={
        <>
          <Button component="a" href={mailTo} aria-label={`${t('Reply by e-mail')}: ${name}`}>
            {t('Reply by e-mail')}
          </Button>
          <Button
            variant="default"
            aria-label={`${actionLabel}: ${name}`}
            onClick={() => setPrompt(handlePrompt())}
          >
            {actionLabel}
          </Button>
        </>
      }
    >
      <p className={cards.userText}>{message.message}</p>
      {handledAt && (
        <p className={cards.userText}>
          <strong>{t('Handled on {{date}}:', { date: date(handledAt) })}</strong>{' '}
          {message.handledNote}
        </p>
      )}
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </AdminCard>
  )
}

/** Messages sent with the contact form. */
export function AdminContact() {
  const { t } = useTranslation()
  const control = useAdminState()
  const show = oneOf(contactFilters, control.state.show)
  const subject = oneOf(['', ...contactSubjects], control.state.subject)
  const query = trpc.desk.contact.useQuery(
    { show, subject, page: control.state.page },
    { placeholderData: keepPreviousData },
  )
  const labels = { waiting: t('Waiting'), handled: t('Handled') }
  return (
    <AdminList
      control={control}
      filter={{ value: show, values: contactFilters, labelOf: (value) => labels[value] }}
      toolbar={
        <NativeSelect
          size="md"
          label={t('Subject')}
          value={subject}
          onChange={({ currentTarget }) => control.change({ subject: currentTarget.value })}
          data={[
            { value: '', label: t('All') },
            ...contactSubjects.map((value) => ({
              value,
              label: t(contactSubjectNames[value].label),
            })),
          ]}
        />
      }
      query={query}
      itemsOf={({ messages }) => messages}
      empty={show === 'waiting' ? t('All messages are handled.') : t('Nothing handled yet.')}
    >
      {(message) => <ContactMessage message={message} />}
    </AdminList>
  )
}
