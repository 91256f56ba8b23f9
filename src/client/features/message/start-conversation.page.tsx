import { Alert, Button, Group, Loader, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useCallback, useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { useRetry } from '#client/ui/focus/use-retry.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { addressCodec, textField } from '#client/ui/list/address-codec.ts'
import { Page } from '#client/ui/page.tsx'

const id = textField()
const address = addressCodec({ crop: id, equipment: id, order: id, booking: id })

/** The subject in the address: a crop, equipment, an order or a booking. */
function subjectOf(search: string) {
  const { crop, equipment, order, booking } = address.parse(search)
  return {
    ...(crop && { cropId: crop }),
    ...(equipment && { equipmentId: equipment }),
    ...(order && { orderId: order }),
    ...(booking && { bookingId: booking }),
  }
}

/** Opens the conversation about the subject in the address, then replaces itself with it. */
export default function StartConversationPage() {
  const { t } = useTranslation()
  const search = useSearch()
  const [, navigate] = useLocation()
  const { mutate, error } = trpc.message.open.useMutation()
  // Callbacks of this call only run while the page is mounted: a user who has left is not brought
  // back.
  const open = useCallback(
    () =>
      mutate(subjectOf(search), {
        onSuccess: ({ _id }) => navigate(paths.conversation.href(_id), { replace: true }),
      }),
    [mutate, search, navigate],
  )
  useEffect(open, [open])
  const retry = useRetry(!error, open)
  return (
    <Page title={t('Messages')} size="md">
      {error ? (
        <Alert
          color="red"
          role="alert"
          icon={<IconAlertTriangle />}
          title={t('Unable to load the conversation')}
        >
          <Text mb="md">{translateMessage(t, failureSentence(error))}</Text>
          <Group>
            <Button {...retry}>{t('Try again')}</Button>
            <LinkButton href={paths.messages.href()} variant="default">
              {t('All messages')}
            </LinkButton>
          </Group>
        </Alert>
      ) : (
        <Loader aria-label={t('Loading...')} />
      )}
    </Page>
  )
}
