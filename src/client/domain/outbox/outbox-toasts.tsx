import { notifications } from '@mantine/notifications'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { translation } from '#client/platform/i18n/translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import { toastBasics } from '#client/ui/toast.ts'
import { listingKinds } from './listing-kinds.ts'
import type { OutboxItem } from './outbox.ts'

/** Milliseconds; long enough for users who had put their phone away. */
const longMs = 15_000

/** Says that a waiting listing was stored. @param id the listing's, for the link. */
export function showSentToast({ kind, listingId, name }: OutboxItem, id: string): void {
  const texts = listingKinds[kind]
  notifications.show({
    ...toastBasics(),
    color: 'leaf',
    title: translation.t(listingId === null ? texts.added : texts.updated),
    message: <TextLink href={texts.href(id)}>{name}</TextLink>,
    autoClose: longMs,
  })
}

/** Says that the server refused a waiting listing. */
export function showRefusedToast({ kind, listingId, refusal = '' }: OutboxItem): void {
  const texts = listingKinds[kind]
  const { t } = translation
  notifications.show({
    ...toastBasics(),
    color: 'red',
    title: t(texts.refused),
    message: (
      <>
        {translateMessage(t, refusal)}{' '}
        <TextLink href={texts.formHref(listingId)}>{t('Open the form')}</TextLink>
      </>
    ),
    autoClose: false,
  })
}

/** Says that the server refused a waiting message. Its conversation shows why. */
export function showMessageRefusedToast(conversationId: string): void {
  const { t } = translation
  notifications.show({
    ...toastBasics(),
    color: 'red',
    title: t('Your message was not sent.'),
    message: (
      <TextLink href={paths.conversation.href(conversationId)}>
        {t('Open the conversation')}
      </TextLink>
    ),
    autoClose: false,
  })
}
