import { Alert, Button, Text, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import type { BookingChange } from '#shared/booking/booking.constants.ts'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { bookingChangeNeedsReason } from '#shared/booking/booking-transitions.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { bookingChangeLabels, type LabelledBooking } from '../booking-labels.ts'
import { useBookingChange } from './use-booking-change.ts'

interface BookingChangeFormProps {
  booking: LabelledBooking & Pick<BookingSummary, '_id'>
  to: BookingChange
  onDone: () => void
}

/** Confirms a change of a booking, with a reason where one is required. */
export function BookingChangeForm({ booking, to, onDone }: BookingChangeFormProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const labels = bookingChangeLabels(to, booking)
  const isReasonRequired = bookingChangeNeedsReason(booking.status, to)
  const change = useBookingChange(booking)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    if (isReasonRequired && reason.trim() === '') {
      setMissing(true)
      field.current?.focus()
      return
    }
    change.mutate({ bookingId: booking._id, to, reason }, { onSuccess: onDone })
  }
  return (
    <form method="dialog" noValidate onSubmit={handleSubmit}>
      <Text mb="md">{t(labels.text)}</Text>
      {isReasonRequired && (
        <Textarea
          ref={field}
          mb="md"
          label={t('Reason')}
          description={t('The other person will see it.')}
          required
          rows={3}
          maxLength={300}
          value={reason}
          error={isMissing && translateMessage(t, fieldMessages.isRequired('Reason'))}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value)
            setMissing(false)
          }}
        />
      )}
      {change.error && (
        <Alert color="red" role="alert" mb="md">
          {translateMessage(t, failureSentence(change.error))}
        </Alert>
      )}
      <Button
        type="submit"
        fullWidth
        color={labels.isDestructive ? 'red.9' : 'leaf'}
        aria-disabled={change.isPending || undefined}
      >
        {change.isPending ? t('Sending...') : t(labels.label)}
      </Button>
    </form>
  )
}
