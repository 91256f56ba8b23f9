import { Alert, Button, List, Text, Textarea } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useIsOnPage } from '#client/platform/paths/use-is-on-page.ts'
import { useToken } from '#client/platform/session/session.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Sheet } from '#client/ui/dialog/sheet.tsx'
import { SheetSum } from '#client/ui/dialog/sheet-sum.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import { BookingInput } from '#shared/booking/booking.schema.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { BookingFacts } from '../booking-facts.tsx'
import { type DayChoice, lastDay } from './booking-days.policy.ts'
import { maxBookingNote, useBookingNote } from './booking-note.ts'
import { TravelChoice } from './travel-choice.tsx'
import { writeChoice } from './use-day-choice.ts'
import { useTravelChoice } from './use-travel-choice.ts'
import '@mantine/core/styles/List.layer.css'

interface BookingDialogProps {
  equipment: EquipmentView
  /** Must have a first day. */
  choice: DayChoice
  /** Called with the choice when its request is sent, and with null when it is answered. */
  setUnanswered: (choice: DayChoice | null) => void
  /** Returns the same idempotency key for the same content. */
  keyFor: (content: string) => string
  onClose: () => void
}

/** Failures after which the request may be stored: another press repeats it. */
const openCodes = new Set<string | null>([null, 'server.unexpected', 'idempotency.in_progress'])

/** Sends the request once, even on a double press, then opens the booking. */
function useRequest(props: BookingDialogProps & { onSent: () => void }) {
  const { equipment, choice, setUnanswered, keyFor, onClose, onSent } = props
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const isOnPage = useIsOnPage()
  const utils = trpc.useUtils()
  const [isSending, setSending] = useState(false)
  // State updates too late to stop a second press in the same frame.
  const isInFlight = useRef(false)
  const [fieldError, setFieldError] = useState<string | null>(null)

  /** Until the server has refused and said the new one, a press agrees to the price that was shown first. */
  const firstPrice = useRef<number | null>(equipment.pricePerDay)

  const send = async (note: string, travel: BookingInput['travel'], onRefused: () => void) => {
    if (isInFlight.current) return
    const checked = BookingInput.safeParse({
      equipmentId: equipment._id,
      from: choice.from,
      to: lastDay(choice),
      pricePerDay: Math.min(firstPrice.current ?? Number.POSITIVE_INFINITY, equipment.pricePerDay),
      currency: equipment.currency,
      name: equipment.name,
      note,
      ...(travel && { travel }),
    })
    if (!checked.success) return setFieldError(checked.error.issues[0]?.message ?? null)
    isInFlight.current = true
    setSending(true)
    setFieldError(null)
    setUnanswered(choice)
    try {
      const idempotencyKey = keyFor(JSON.stringify(checked.data))
      const context = { idempotencyKey }
      const { _id } = await utils.client.booking.request.mutate(checked.data, { context })
      setUnanswered(null)
      onSent()
      void utils.booking.invalidate()
      toastSuccess(t('Request sent'))
      onClose()
      if (isOnPage()) navigate(paths.booking.href(_id))
    } catch (error) {
      isInFlight.current = false
      setSending(false)
      setFieldError(failureSentence(error))
      // The days stay chosen: read again now, they might count as taken by this very request.
      if (openCodes.has(readFailure(error).code)) return
      setUnanswered(null)
      firstPrice.current = null
      onRefused()
      // The days may be taken, a price changed or the equipment unavailable by now.
      void utils.booking.takenDays.invalidate({ equipmentId: equipment._id })
      void utils.equipment.get.invalidate({ equipmentId: equipment._id })
      void utils.delivery.ofSeller.invalidate()
    }
  }
  return { send, isSending, fieldError }
}

function NextSteps({ isBrought }: { isBrought: boolean }) {
  const { t } = useTranslation()
  return (
    <div>
      <Text fw={600}>{t('What happens next')}</Text>
      <List type="ordered" spacing={4} withPadding>
        <List.Item>
          {t(
            'The owner sees your name, number and note, and has up to 24 hours to answer. Until then, nobody else can book these days.',
          )}
        </List.Item>
        <List.Item>
          {isBrought
            ? t('If the owner accepts, agree by phone or message when they bring it.')
            : t('If the owner accepts, agree by phone or message where and when to collect it.')}
        </List.Item>
        <List.Item>{t('You pay the owner directly. You pay nothing here.')}</List.Item>
      </List>
    </div>
  )
}

/**
 * Summarises the request and explains what happens next. Visitors log in first and then return
 * here.
 */
export function BookingDialog(props: BookingDialogProps) {
  const { equipment, choice, onClose } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const formId = useId()
  const token = useToken()
  const { note, setNote, removeNote } = useBookingNote(equipment._id)
  const { send, isSending, fieldError } = useRequest({ ...props, onSent: removeNote })
  const { from, days } = choice
  const to = lastDay(choice)
  const isGone = !from || !to
  const back = `${paths.equipment.href(equipment._id)}${writeChoice(choice)}`
  const travelChoice = useTravelChoice(equipment, days)
  const { travel } = travelChoice
  const rent = equipment.pricePerDay * days
  const total = Math.round((rent + (travelChoice.shownFee ?? 0)) * 100) / 100
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!travelChoice.checkPin()) return travelChoice.pinField.current?.focus()
    void send(note, travel, travelChoice.acceptNewFees)
  }
  const button = token ? (
    <Button type="submit" form={formId} aria-disabled={isSending || undefined}>
      {isSending ? t('Sending...') : t('Send request')}
    </Button>
  ) : (
    <LinkButton href={paths.login.href(back)}>{t('Log in to book')}</LinkButton>
  )
  return (
    <Sheet
      title={t('Book {{name}}', { name: listingNameIn(language, equipment) })}
      onClose={onClose}
      footer={
        isGone ? (
          <Button fullWidth onClick={onClose}>
            {t('Choose other days')}
          </Button>
        ) : (
          <SheetSum label={t('Total')} amount={format.money(total, equipment.currency)}>
            {button}
          </SheetSum>
        )
      }
    >
      {!isGone && (
        <BookingFacts
          from={from}
          to={to}
          days={days}
          total={total}
          pricePerDay={equipment.pricePerDay}
          currency={equipment.currency}
          travel={travelChoice.facts}
        />
      )}
      {(fieldError || isGone) && (
        <Alert color="red" role="alert">
          {translateMessage(t, fieldError ?? 'Someone else has just booked these days.')}
        </Alert>
      )}
      {!isGone && !token && (
        <Text>{t('Log in to send the request. Your days stay selected.')}</Text>
      )}
      {!isGone && token && (
        <form method="dialog" id={formId} onSubmit={handleSubmit}>
          <TravelChoice choice={travelChoice} />
          <Textarea
            mt="md"
            label={t('Note to the owner')}
            description={t('Optional. Say where you need it and for what.')}
            rows={3}
            maxLength={maxBookingNote}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </form>
      )}
      {!isGone && <NextSteps isBrought={travel !== undefined} />}
    </Sheet>
  )
}
