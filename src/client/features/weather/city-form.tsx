import { Button, TextInput } from '@mantine/core'
import { IconCurrentLocation, IconMapPinSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { weatherSentences } from '#shared/weather/weather.constants.ts'
import { usePinPlace } from './use-pin-place.ts'
import classes from './weather.module.css'
import { cleanCity, incompletePinSentence, maxCityLength } from './weather-place.ts'

interface CityFormProps {
  /** The city in the address. */
  city: string
  onSearch: (city: string) => void
  /** Left out where the browser has no geolocation or it is already in use. */
  onLocate?: () => void
}

/** Below the field: the place of the PIN code in it, or what can be typed. */
function useFieldHint({ place, isLoading }: { place: PlaceView | null; isLoading: boolean }) {
  const { t } = useTranslation()
  const texts = usePlaceTexts()
  if (place?.precision === 'region') return texts.near(place)
  if (place) return `${texts.name(place)}, ${t(place.state)}`
  return isLoading ? t('Looking up the PIN code...') : t('The name of a town, or its PIN code')
}

export function CityForm({ city, onSearch, onLocate }: CityFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(city)
  const [error, setError] = useState<string | null>(() => incompletePinSentence(city))
  const pinPlace = usePinPlace(text)
  const hint = useFieldHint(pinPlace)
  const shownError = error ?? pinPlace.sentence
  const field = useRef<HTMLInputElement>(null)

  // Back and links change the city from outside.
  useEffect(() => {
    setText(city)
    setError(incompletePinSentence(city))
  }, [city])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const cleaned = cleanCity(text)
    const sentence = cleaned ? incompletePinSentence(cleaned) : weatherSentences.cityRequired
    setError(sentence)
    if (sentence || pinPlace.sentence) field.current?.focus()
    else onSearch(cleaned)
  }
  return (
    <search>
      <form method="dialog" onSubmit={handleSubmit} className={classes.search} noValidate>
        <TextInput
          ref={field}
          className={classes.field}
          label={t('City')}
          placeholder={t('For example Varanasi, or Rampur, UP')}
          name="city"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxCityLength}
          value={text}
          description={!shownError && <span role="status">{hint}</span>}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={shownError && t(shownError)}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setError(null)
          }}
        />
        <Button type="submit" leftSection={<IconMapPinSearch size={20} aria-hidden />}>
          {t('Search')}
        </Button>
        {onLocate && (
          <Button
            variant="default"
            leftSection={<IconCurrentLocation size={20} aria-hidden />}
            onClick={onLocate}
          >
            {t('Use my location')}
          </Button>
        )}
      </form>
    </search>
  )
}
