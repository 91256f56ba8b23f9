import { Button, List, Skeleton, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { MyPlaceLine } from '#client/domain/place/my-place.tsx'
import { placeNameIn } from '#client/domain/place/place-name.ts'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { SourceLine } from '#client/ui/source-line.tsx'
import { AddressForm, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import {
  defaultCity,
  unnamedPlace,
  weatherLimitCodes,
  weatherSentences,
} from '#shared/weather/weather.constants.ts'
import { pestAdviceForWeather } from '#shared/weather/weather-health.ts'
import { isWet } from '#shared/weather/weather-tips.ts'
import classes from './health.module.css'
import type { HealthControl } from './health-address.ts'
import '@mantine/core/styles/List.layer.css'

const staleTime = 5 * 60_000

function PlaceForm({ city, onPlace }: { city: string; onPlace: (city: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState(city)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onPlace(text.trim())
  }
  return (
    <form method="dialog" onSubmit={handleSubmit} className={classes.place}>
      <TextInput
        label={t('City')}
        placeholder={t('The town nearest to your field')}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="light">
        {t('Show')}
      </Button>
    </form>
  )
}

interface FavouredProblemsProps {
  at: { city: string } | { lat: number; lon: number }
  /** Stands for the name of a point, which services do not know. */
  ownName: string | undefined
}

function FavouredProblems({ at, ownName }: FavouredProblemsProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const query = trpc.weather.get.useQuery(at, { staleTime })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={120} radius="md" mt="sm" />}
      errorTitle="No weather data available"
      errorText={
        weatherLimitCodes.some((code) => code === readFailure(query.error).code)
          ? (readFailure(query.error).message ?? undefined)
          : weatherSentences.failed
      }
    >
      {({ name, main, wind, weather, source }) => {
        const { temp, humidity } = main
        const field = { temp, humidity, wind: wind.speed, isWet: isWet(weather[0]?.main ?? '') }
        return (
          <div role="status">
            <Text fw={600} mt="sm">
              {t('{{place}} now: {{temp}} °C, humidity {{humidity}} %, wind {{wind}} m/s', {
                place: ownName ?? (name === defaultCity || name === unnamedPlace ? t(name) : name),
                temp: number(Math.round(temp)),
                humidity: number(Math.round(humidity)),
                wind: number(Math.round(field.wind)),
              })}
            </Text>
            <List spacing="xs" mt="xs" withPadding>
              {pestAdviceForWeather(field).map((sentence) => (
                <List.Item key={sentence}>{t(sentence)}</List.Item>
              ))}
            </List>
            <SourceLine {...source} />
          </div>
        )
      }}
    </QueryView>
  )
}

/** Which problems the current weather favours: in the searched city, at the user's place, or in the profile's city. */
export function WeatherToday({ health }: { health: HealthControl }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { user } = useCurrentUser()
  const { place } = useMyPlace()
  const searched = health.state.city
  const profileCity = user?.address.city ?? ''
  const ownName = !searched && place ? placeNameIn(language, place) : undefined
  const city = searched || (ownName ?? profileCity)
  const at = !searched && place ? { lat: place.lat, lon: place.lon } : { city }
  return (
    <section className={`${shared.largePaperBox} ${classes.box}`} aria-labelledby="weather-today">
      <Title order={2} size="h3" id="weather-today" mb="xs">
        {t('What today’s weather favours')}
      </Title>
      <PlaceForm
        key={city}
        city={city}
        onPlace={(newCity) => health.change({ city: newCity, page: health.state.page })}
      />
      <WithoutCode>
        {import.meta.env.SSR && (
          <AddressForm
            href={health.hrefOf({ page: health.state.page })}
            fields={[
              {
                name: 'city',
                label: t('City'),
                maxLength: 100,
                placeholder: t('The town nearest to your field'),
              },
            ]}
            submitLabel={t('Show')}
          />
        )}
      </WithoutCode>
      {city !== '' && <FavouredProblems at={at} ownName={ownName} />}
      <MyPlaceLine />
      <Text mt="sm">
        <TextLink
          href={paths.weather.href('city' in at ? at.city : undefined)}
          underline="always"
          className={shared.tallLink}
        >
          {t('Weather in the coming days')}
        </TextLink>
      </Text>
    </section>
  )
}
