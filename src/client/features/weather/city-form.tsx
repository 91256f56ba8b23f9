import { Button, TextInput } from '@mantine/core'
import { IconCurrentLocation, IconMapPinSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weatherSentences } from '#shared/weather/weather.constants.ts'
import classes from './weather.module.css'
import { cleanCity, maxCityLength } from './weather-place.ts'

interface CityFormProps {
  /** The city in the address. */
  city: string
  onSearch: (city: string) => void
  /** Left out where the browser has no geolocation or it is already in use. */
  onLocate?: () => void
}

export function CityForm({ city, onSearch, onLocate }: CityFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(city)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  // Back and links change the city from outside.
  useEffect(() => {
    setText(city)
    setError(null)
  }, [city])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const cleaned = cleanCity(text)
    if (cleaned) {
      setError(null)
      return onSearch(cleaned)
    }
    setError(weatherSentences.cityRequired)
    field.current?.focus()
  }
  return (
    <search>
      <form onSubmit={handleSubmit} className={classes.search} noValidate>
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
          error={error && t(error)}
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
