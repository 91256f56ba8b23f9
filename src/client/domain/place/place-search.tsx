import {
  Button,
  Combobox,
  Loader,
  Text,
  TextInput,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { cleanText } from '#client/platform/format/clean-text.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { inputFailureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { maxPlaceNameLength, pinPattern } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { nearTextOf } from './place-name.ts'
import classes from './place-search.module.css'
import { usePlaceTexts } from './use-place-texts.ts'
import '#client/platform/theme/list-styles.ts'

/** Milliseconds without typing before places are suggested. */
const typingPauseMs = 250
/** Characters from which places are suggested. */
const minSuggestedLength = 2

const cleanName = (text: string) => cleanText(text, maxPlaceNameLength)

/** Two places are the same when kind, name and point are: a PIN code may have several villages. */
const keyOf = (place: PlaceView) => `${place.kind} ${place.name} ${nearTextOf(place)}`

/** Whether the place's name begins as it was typed. A misspelt name and a part of a PIN code are for the user to decide. */
const isNamed = ({ name, nameHindi }: PlaceView, typed: string) =>
  [name, nameHindi ?? ''].some((known) =>
    known.normalize('NFC').toLowerCase().startsWith(typed.normalize('NFC').toLowerCase()),
  )

/** Places whose names begin with the text, after a pause in typing. */
function useSuggestedPlaces(text: string) {
  const [q] = useDebouncedValue(cleanName(text), typingPauseMs)
  const isLongEnough = q.length >= minSuggestedLength
  const query = trpc.place.suggest.useQuery(
    { q },
    {
      enabled: isLongEnough,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    },
  )
  const isCurrent = isLongEnough && q === cleanName(text)
  return {
    places: isLongEnough ? (query.data?.places ?? []) : [],
    isLoading: cleanName(text).length >= minSuggestedLength && (!isCurrent || query.isFetching),
    error: isCurrent ? query.error : null,
    hasNone: isCurrent && query.isSuccess && !query.isFetching && query.data.places.length === 0,
  }
}

/** A text that is not a place, with the reason. */
export interface RefusedPlace {
  text: string
  sentence: English
}

interface PlaceSearchProps {
  isBusy: boolean
  refused?: RefusedPlace | undefined
  onPlace: (place: PlaceView) => unknown
}

/** A field for a PIN code or the name of a village, town or district, with suggestions. */
export function PlaceSearch({ isBusy, refused, onPlace }: PlaceSearchProps) {
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  const utils = trpc.useUtils()
  const [text, setText] = useState(refused?.text ?? '')
  const [failure, setFailure] = useState(refused?.sentence)
  const field = useRef<HTMLInputElement>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { places, isLoading, error, hasNone } = useSuggestedPlaces(text)

  const suggestionSentence = hasNone
    ? 'We could not find this place. Try its PIN code, or a bigger town nearby.'
    : error && inputFailureSentence(error)
  const sentence = failure ?? suggestionSentence

  const refuse = (why: English) => {
    setFailure(why)
    field.current?.focus()
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog may be opened from inside another form.
    event.stopPropagation()
    if (isBusy) return
    const typed = cleanName(text)
    const pin = toPinDigits(typed)
    if (typed === '') return refuse('Type a PIN code, or the name of a village or town.')
    const [only] = places
    if (only && places.length === 1 && !isLoading && isNamed(only, typed)) return onPlace(only)
    if (/^\d+$/.test(pin) && !pinPattern.test(pin)) return refuse('A PIN code has six digits')
    if (!pinPattern.test(pin)) {
      if (places.length === 0) return refuse(suggestionSentence ?? 'Choose a place from the list.')
      combobox.openDropdown()
      return refuse('Choose a place from the list.')
    }
    try {
      await onPlace(await utils.place.resolve.fetch({ pin }))
    } catch (refusal) {
      refuse(inputFailureSentence(refusal))
    }
  }
  const handleType = (typed: string) => {
    setText(typed)
    setFailure(undefined)
    combobox.openDropdown()
  }
  const handlePick = (key: string) => {
    const place = places.find((candidate) => keyOf(candidate) === key)
    combobox.closeDropdown()
    if (place && !isBusy) void onPlace(place)
  }
  return (
    <form method="dialog" onSubmit={handleSubmit} noValidate>
      <Combobox store={combobox} onOptionSubmit={handlePick}>
        <div className={classes.row}>
          <Combobox.EventsTarget withExpandedAttribute>
            <TextInput
              ref={field}
              className={classes.field}
              label={t('PIN code, village or town')}
              placeholder={t('For example 411001, or Nashik')}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={maxPlaceNameLength}
              value={text}
              rightSection={isLoading && <Loader size={18} />}
              error={failure && translateMessage(t, failure)}
              onChange={({ currentTarget }) => handleType(currentTarget.value)}
            />
          </Combobox.EventsTarget>
          <Button type="submit" className={classes.use} aria-disabled={isBusy || undefined}>
            {t('Use')}
          </Button>
        </div>
        {/* Below the field and not above the page: a dialog cuts off what leaves it. */}
        {combobox.dropdownOpened && places.length > 0 && (
          <Combobox.Options
            className={classes.options}
            aria-label={t('Suggested places')}
            aria-busy={isLoading}
          >
            {places.map((place) => (
              <Combobox.Option key={keyOf(place)} value={keyOf(place)}>
                {texts.name(place)}
                <span className={classes.detail}>{texts.detail(place)}</span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        )}
      </Combobox>
      <Text size="sm" role="status" mt={4}>
        {!failure && sentence && translateMessage(t, sentence)}
        {!sentence && places.length > 0 && !isLoading && (
          <VisuallyHidden>
            {t('Suggested places: {{number}}', { number: places.length })}
          </VisuallyHidden>
        )}
      </Text>
    </form>
  )
}
