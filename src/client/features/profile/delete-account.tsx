import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { toastError } from '#client/ui/toast.ts'
import { DeleteCode, type DeletionCode } from './delete-code.tsx'
import { OpenTrade } from './open-trade.tsx'
import { usePlanDeletion } from './use-plan-deletion.ts'
import '@mantine/core/styles/List.layer.css'

const deletionEffects = [
  'Immediately: we hide your listings, log out your other devices, and decline or cancel everything waiting for an answer.',
  'For 14 days you can log in and keep your account.',
  'After that, we erase your profile, listings, pictures, posts and chats for good.',
  'The people you dealt with keep their orders, bookings, reviews and messages. Your name there becomes “A former member”.',
]

interface DeleteAccountProps {
  phone: string
  isOpen: boolean
  onClose: () => void
}

/** Explains the deletion, then sends a new code. */
export function DeleteAccount({ phone, isOpen, onClose }: DeleteAccountProps) {
  const { t } = useTranslation()
  const [code, setCode] = useState<DeletionCode | null>(null)
  const handleClose = () => {
    setCode(null)
    onClose()
  }
  return (
    <TitledDialog title={isOpen ? t('Delete your account?') : null} onClose={handleClose}>
      {code ? (
        <DeleteCode phone={phone} code={code} onClose={handleClose} />
      ) : (
        <DeletionExplanation onCode={setCode} onClose={handleClose} />
      )}
    </TitledDialog>
  )
}

interface DeletionExplanationProps {
  onCode: (code: DeletionCode) => void
  onClose: () => void
}

function DeletionExplanation({ onCode, onClose }: DeletionExplanationProps) {
  const { t } = useTranslation()
  const status = trpc.account.deletionStatus.useQuery(undefined, { gcTime: 0 })
  const send = trpc.account.requestDeletionOtp.useMutation({
    onSuccess: onCode,
    onError: (error) => {
      toastError(translateMessage(t, readFailure(error).message ?? 'Failed to send OTP'))
      void status.refetch()
    },
  })
  const plan = usePlanDeletion(onClose)
  // A refused second factor has already shown its error in its own dialog.
  const handlePlan = () => plan.mutate({}, { onError: () => void status.refetch() })
  return (
    <QueryView
      query={status}
      skeleton={<Skeleton height={240} />}
      errorTitle="Unable to load your open orders and bookings"
    >
      {({ openOrders, openBookings, proof }) => {
        const isOpen = openOrders.length > 0 || openBookings.length > 0
        return (
          <Stack>
            {isOpen ? (
              <OpenTrade openOrders={openOrders} openBookings={openBookings} onFollow={onClose} />
            ) : (
              <>
                <List spacing="xs">
                  {deletionEffects.map((sentence) => (
                    <List.Item key={sentence}>{t(sentence)}</List.Item>
                  ))}
                </List>
                <Text>{t('Would you like a copy first? Close this and download your data.')}</Text>
              </>
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('Cancel')}
              </Button>
              {!isOpen && proof === 'otp' && (
                <PendingButton isPending={send.isPending} onClick={() => send.mutate()}>
                  {t('Send me a code')}
                </PendingButton>
              )}
              {!isOpen && proof === 'second-factor' && (
                <PendingButton color="red.9" isPending={plan.isPending} onClick={handlePlan}>
                  {t('Delete my account')}
                </PendingButton>
              )}
            </Group>
          </Stack>
        )
      }}
    </QueryView>
  )
}
