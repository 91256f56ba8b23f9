import { Button, Stack, Text, Title } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { MapArea } from '#client/domain/map/map-area.tsx'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { distanceKm } from '#shared/place/distance.ts'
import { listingPlaceIn } from '../listing-names.ts'
import type { PlacedListing } from './point-groups.ts'

const DistanceText = lazyPart(() => import('../facts/distance-text.tsx'))

interface WhereSectionProps {
  listing: PlacedListing & {
    name: string
    pointPin?: string | null | undefined
    placeHindi?: string | null | undefined
  }
}

/** Where a listing is: its place, how far that is from the user's, and a map on request. */
export default function WhereSection({ listing }: WhereSectionProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const texts = usePlaceTexts()
  const myPlace = useMyPlace().place
  const [isMapShown, setMapShown] = useState(false)
  const { point, pointPin, placeHindi, user } = listing
  const place = user.place && placeText(t, listingPlaceIn(language, user.place, placeHindi))
  if (!place && !point) return null
  return (
    <Stack gap="xs" align="stretch">
      <Title order={2} size="h3">
        {t('Where')}
      </Title>
      <Text>
        {place}
        {point && myPlace && (
          <>
            {place && ' · '}
            <Suspense>
              <DistanceText km={Math.round(distanceKm(myPlace, point))} />
            </Suspense>
          </>
        )}
      </Text>
      {point && (
        <Text c="dimmed" size="sm">
          {pointPin
            ? t('The point is the post office of PIN {{pin}}, not the farm.', { pin: pointPin })
            : t('The point is the middle of the area, not the farm.')}
        </Text>
      )}
      {point && (
        <div>
          <Button
            variant="default"
            leftSection={<IconMap size={18} aria-hidden />}
            aria-expanded={isMapShown}
            onClick={() => setMapShown(!isMapShown)}
          >
            {isMapShown ? t('Hide map') : t('Show map')}
          </Button>
        </div>
      )}
      {point && isMapShown && (
        <MapArea
          label={t('Map of where the listing is')}
          places={[{ key: listing._id, point }]}
          describe={() => ({ text: '', label: place || listing.name })}
          chosenKeys={[]}
          center={myPlace && { point: myPlace, km: null, label: texts.near(myPlace) }}
        />
      )}
    </Stack>
  )
}
