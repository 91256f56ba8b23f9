import { Alert, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { IconMapPinOff } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { MyPlaceLine } from '#client/domain/place/my-place.tsx'
import { placeNameIn } from '#client/domain/place/place-name.ts'
import { useDeviceLocation } from '#client/domain/place/use-device-location.ts'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { HydrateBlockLater } from '#client/ui/hydrate-later.tsx'
import { addressCodec, textField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { CodeHint } from '#client/ui/without-code/code-hint.tsx'
import { AddressForm, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import type { Language } from '#shared/kit/language.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { weatherLimitCodes, weatherSentences } from '#shared/weather/weather.constants.ts'
import type { WeatherView } from '#shared/weather/weather.schema.ts'
import { CityForm } from './city-form.tsx'
import { CurrentWeather, CurrentWeatherSkeleton } from './current-weather.tsx'
import { usePinPlace } from './use-pin-place.ts'
import classes from './weather.module.css'
import {
  choosePlace,
  cleanCity,
  locationSentence,
  maxCityLength,
  placeName,
} from './weather-place.ts'
import { ReportSkeleton, WeatherReport } from './weather-report.tsx'

const staleTime = 5 * 60_000

const address = addressCodec({ city: textField(cleanCity) })

/** Codes whose own sentence says more than the general one. */
const codesWithOwnSentence = new Set<string | null>([...weatherLimitCodes, 'weather.unknown_place'])

/** Every failure shows one sentence, except too many requests or look-ups and numbers that are not PIN codes. */
const failureText = (error: unknown) => {
  const { code, message } = readFailure(error)
  return codesWithOwnSentence.has(code) && message ? message : weatherSentences.failed
}

/** Services answer a point or a PIN code without its Hindi name, so the place itself gives its own. */
const withOwnName = (weather: WeatherView, place: PlaceView | null, language: Language) =>
  place ? { ...weather, name: placeNameIn(language, place), region: place.state } : weather

export default function WeatherPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { state, change, hrefOf } = useAddressState(address)
  const { city } = state
  const myPlace = useMyPlace()
  const isPlaceUnknown = !myPlace.isLoading && myPlace.place === null
  const { location, requestLocation } = useDeviceLocation(city === '' && isPlaceUnknown)
  const isOffline = useIsOffline()
  const place = choosePlace(city, location, myPlace.place)
  const pinPlace = usePinPlace(city).place
  const ownPlace = !city && location.status !== 'known' ? myPlace.place : pinPlace
  const query = trpc.weather.get.useQuery(place ?? {}, { enabled: place !== null, staleTime })

  const weather = useMemo(
    () => query.data && withOwnName(query.data, ownPlace, language),
    [query.data, ownPlace, language],
  )

  // Keep showing the last place while the next one loads or fails.
  const [last, setLast] = useState<WeatherView>()
  if (weather && weather !== last) setLast(weather)
  const shown = weather ?? last

  /** The weather of another place is loading. */
  const isOutdated = query.data === undefined && query.isFetching

  const handleSearch = (searched: string) => {
    if (searched === city) query.refetch()
    else change({ city: searched })
  }
  const handleLocate = () => {
    change({ city: '' })
    requestLocation()
  }
  const sentence = locationSentence(city, location, myPlace.place)
  const canLocate = location.status !== 'unsupported' && (city || location.status === 'denied')
  return (
    <Page
      title={t('Weather')}
      subtitle={t('Now and in the coming days, and what it means for your field')}
      description={t(
        'The weather where your field is, now and in the days ahead: rain, heat, wind and damp air, and what it means for your work.',
      )}
      canonical={paths.weather.href()}
    >
      <Stack gap="lg">
        <MyPlaceLine />
        {shown ? (
          <CurrentWeather weather={shown} isOutdated={isOutdated} />
        ) : (
          query.isPending && <CurrentWeatherSkeleton />
        )}
        {sentence && (
          <Alert color="turmeric" role="status" icon={<IconMapPinOff aria-hidden />}>
            {t(sentence)}
          </Alert>
        )}
        {/* Reserves the space of the location sentence, so that nothing shifts when it appears. */}
        {!sentence && !city && !shown && query.isPending && (
          <Skeleton className={classes.sentence} radius="lg" />
        )}
        <HydrateBlockLater>
          <CityForm
            city={city}
            onSearch={handleSearch}
            {...(canLocate && { onLocate: handleLocate })}
          />
        </HydrateBlockLater>
        <WithoutCode>
          {import.meta.env.SSR && (
            <AddressForm
              href={hrefOf({})}
              fields={[
                {
                  name: 'city',
                  label: t('City'),
                  placeholder: t('The name of a town, or its PIN code'),
                  maxLength: maxCityLength,
                },
              ]}
            />
          )}
        </WithoutCode>
        <VisuallyHidden role="status">
          {weather && t('Showing the weather in {{place}}', { place: placeName(t, weather) })}
        </VisuallyHidden>
        <QueryView
          query={query}
          skeleton={shown ? null : <ReportSkeleton />}
          hint={<CodeHint reason={place ? 'late' : 'place'} />}
          errorTitle="No weather data available"
          errorText={isOffline ? undefined : failureText(query.error)}
        >
          {() => null}
        </QueryView>
        {shown && (
          <HydrateBlockLater standIn={<ReportSkeleton />}>
            <WeatherReport weather={shown} isOutdated={isOutdated} />
          </HydrateBlockLater>
        )}
      </Stack>
    </Page>
  )
}
