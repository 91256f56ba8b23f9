import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { TextLink } from '#client/ui/link.tsx'
import { toastBasics } from '#client/ui/toast.ts'
import { listingWords } from './listing-labels.ts'
import type { OutboxItem } from './outbox.ts'

/** Whoever put the phone away meanwhile has to find it, too. */
const longMs = 15_000

/** A listing that waited is stored. @param id its own, for the link. */
export function showSentToast({ kind, listingId, name }: OutboxItem, id: string): void {
  const words = listingWords[kind]
  notifications.show({
    ...toastBasics(),
    color: 'leaf',
    title: i18next.t(listingId === null ? words.added : words.updated),
    message: <TextLink href={words.href(id)}>{name}</TextLink>,
    autoClose: longMs,
  })
}

/** The server said no to one. */
export function showRefusedToast({ kind, listingId, refusal = '' }: OutboxItem): void {
  const words = listingWords[kind]
  const { t } = i18next
  notifications.show({
    ...toastBasics(),
    color: 'red',
    title: t(words.refused),
    message: (
      <>
        {translateMessage(t, refusal)}{' '}
        <TextLink href={words.formHref(listingId)}>{t('Open the form')}</TextLink>
      </>
    ),
    autoClose: false,
  })
}
