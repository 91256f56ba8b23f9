import { Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { readPath } from '#client/ui/form/model/form-values.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern, unknownPin } from '#shared/place/place.constants.ts'
import { isIndianCountry, pinOfAddress } from './use-my-place.ts'
import { usePinBlock } from './use-pin-block.ts'
import { usePlaceTexts } from './use-place-texts.ts'

/** The names of a form's fields; without `country` the address is in India. */
interface AddressFieldNames {
  zip: string
  city: string
  state: string
  country?: string
}

interface PinPlaceProps {
  form: AnyFieldForm
  names: AddressFieldNames
}

/** Below a PIN code's field: its district and state. A newly typed PIN code fills in city and state. */
export function PinPlace({ form, names }: PinPlaceProps) {
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  const textAt = (name: string | undefined) =>
    name === undefined ? '' : String(readPath(form.mantine.getValues(), name) ?? '')
  const address = { zip: textAt(names.zip), country: textAt(names.country) }
  const pin = pinOfAddress(address)
  const query = trpc.place.resolve.useQuery(
    { pin: pin ?? '' },
    { enabled: pin !== null, staleTime: Number.POSITIVE_INFINITY, retry: false },
  )
  const place = pin === null ? undefined : query.data
  const isUnknown = pin !== null && readFailure(query.error).code === 'place.unknown_pin'
  const digits = toPinDigits(address.zip)
  const isIncomplete = digits !== '' && !pinPattern.test(digits) && isIndianCountry(address.country)
  usePinBlock(
    form,
    names.zip,
    isUnknown ? unknownPin : isIncomplete ? 'A PIN code has six digits' : null,
    isUnknown,
  )

  const filledPin = useRef(pin)
  const filledCity = useRef('')
  const city = textAt(names.city)
  const { setFieldValue } = form.mantine
  useEffect(() => {
    if (!place || filledPin.current === pin) return
    filledPin.current = pin
    setFieldValue(names.state, place.state)
    // A city that somebody typed stays: the post office may be in the next one.
    if (city !== '' && city !== filledCity.current) return
    filledCity.current = place.name
    setFieldValue(names.city, place.name)
  }, [place, pin, city, setFieldValue, names.city, names.state])

  return (
    <Text size="sm" c="dimmed" role="status" mt={4}>
      {address.zip === '' &&
        t('Your PIN code fills in city and state, and buyers near you find your listings.')}
      {place && (place.precision === 'region' ? texts.near(place) : texts.detail(place))}
      {pin !== null && query.isFetching && t('Looking up the PIN code...')}
    </Text>
  )
}
