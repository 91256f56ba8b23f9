import { keepPreviousData } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAgreedFees } from '#client/domain/delivery/use-agreed-fees.ts'
import { usePinOfBuyer } from '#client/domain/delivery/use-pin-of-buyer.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { BookingInput, BookingSummary } from '#shared/booking/booking.schema.ts'
import { isTravelPossible, quoteTravel } from '#shared/delivery/travel-quote.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern, unknownPin } from '#shared/place/place.constants.ts'

/** Whether the owner brings the machine, where to, and what that costs as the owner offers it. */
export function useTravelChoice(equipment: EquipmentView, days: number) {
  const known = usePinOfBuyer()
  const [isBrought, setBrought] = useState(false)
  const [typedPin, setTypedPin] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const pinField = useRef<HTMLInputElement>(null)
  const { agreedFee, acceptNewFees } = useAgreedFees()
  const pin = toPinDigits(typedPin ?? known)
  const hasPin = pinPattern.test(pin)
  const { data } = trpc.delivery.ofSeller.useQuery(
    { sellerId: equipment.user._id, pin: hasPin ? pin : '' },
    { staleTime: 60_000, placeholderData: keepPreviousData },
  )
  // Not the place of the PIN code before.
  const to = data?.to?.pin === pin ? data.to : null
  const { currency } = equipment
  const quote = data && quoteTravel(data.equipment, to, { days, currency })
  /** Undefined when the renter collects it. A PIN code that is wrong or not served is for the server to refuse. */
  const shownFee = quote?.fee ?? null
  const fee = to ? agreedFee(JSON.stringify([pin, days]), shownFee) : shownFee
  const travel: BookingInput['travel'] = isBrought ? { pin, fee } : undefined
  const facts: BookingSummary['travel'] =
    isBrought && quote && to && isTravelPossible(quote)
      ? { fee: quote.fee, distanceKm: quote.distanceKm, fromPin: null, toPin: pin }
      : null
  const pinSentence: English | null = hasPin ? null : 'A PIN code has six digits'
  const wrongPin = !isBrought ? null : quote?.outcome === 'unknown-pin' ? unknownPin : pinSentence
  return {
    isBrought,
    setBrought,
    travel,
    facts,
    quote,
    to,
    hasPin,
    pin: typedPin ?? known,
    setPin: (typed: string) => {
      setTypedPin(typed)
      setChecked(false)
    },
    pinField,
    /** Rupees that the page shows; null when they are agreed with the owner. */
    shownFee: isBrought ? shownFee : null,
    /** The server has refused a request and said what bringing the machine costs now. */
    acceptNewFees,
    /** What is wrong with the PIN code, once it was checked. */
    pinError: isChecked ? wrongPin : null,
    /** Shows from now on what is wrong with the PIN code. @returns whether nothing is. */
    checkPin: () => {
      setChecked(true)
      return wrongPin === null
    },
    /** The owner's machines never travel. */
    isNeverBrought: data?.equipment.mode === 'pickup',
  }
}
