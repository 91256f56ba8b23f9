import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { districtNameIn } from '#client/domain/place/place-name.ts'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { HydrateLater } from '#client/ui/hydrate-later.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import shared from '#client/ui/shared.module.css'
import { SourceLine } from '#client/ui/source-line.tsx'
import hidden from '#client/ui/visually-hidden.module.css'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import { agmarknetAddress } from '../agmarknet.constants.ts'
import { cropAddress } from '../crop-address.ts'
import { CropListSkeleton } from './crop-list-skeleton.tsx'
import classes from './crop-price-row.module.css'
import { CropPriceRow } from './crop-price-row.tsx'
import type { MarketControl } from './market-address.ts'
import { SampleBanner } from './sample-banner.tsx'

interface CropListProps {
  list: MarketControl
  /** Rendered above the prices and together with them, so that neither pushes the other down. */
  above: ReactNode
  /** The content above is still loading. */
  isAboveLoading: boolean
}

/** The district of the reader's place, where the list is about its state. */
function useOwnDistrict(state: string) {
  const language = useLanguage()
  const { place } = useMyPlace()
  if (!place || place.state !== state) return { district: '', districtText: null }
  return { district: place.district, districtText: districtNameIn(language, place) }
}

/** The matching crops with their source, those that the user has listed first; or the empty state. */
export function CropList({ list, above, isAboveLoading }: CropListProps) {
  const { t } = useTranslation()
  const { place } = useMyPlace()
  const isMember = useToken() !== null
  const { state, q, page } = list.state
  const { district, districtText } = useOwnDistrict(state)
  const isPlainList = q === '' && page === 1
  const query = trpc.cropPrice.list.useQuery(
    { ...list.state, district },
    { placeholderData: keepPreviousData },
  )
  const own = trpc.cropPrice.mine.useQuery(
    { state, district },
    { enabled: isMember && isPlainList, placeholderData: keepPreviousData },
  )
  // After a failure the own crops no longer delay the list, although they are retried.
  const isOwnLoading = isMember && isPlainList && own.isPending && own.errorUpdateCount === 0
  const isLoading = isAboveLoading || isOwnLoading
  const isPending = query.isPending || isLoading
  const shown = isLoading ? undefined : query.data
  const ownCrops = (isPlainList && own.data?.crops) || []
  const ownIds = new Set(ownCrops.map(({ _id }) => _id))
  const rows = (crops: readonly CropPrice[]) => (
    <ul
      // Another place has another order: new rows are not a layout shift, moved ones are.
      key={crops.map(({ _id }) => _id).join(' ')}
      className={`${shared.smallGapList} ${classes.list}`}
      aria-busy={query.isPlaceholderData || undefined}
    >
      {crops.map((crop, index) => (
        <HydrateLater key={crop._id}>
          {(mark) => (
            <li {...mark}>
              <CropPriceRow
                crop={crop}
                href={
                  paths.marketCrop.href(crop._id) + cropAddress(place?.state ?? '').build({ state })
                }
                district={districtText}
                index={index}
              />
            </li>
          )}
        </HydrateLater>
      ))}
    </ul>
  )
  return (
    <>
      {!isPending && above}
      {shown?.source.kind === 'sample' && <SampleBanner asOf={shown.source.asOf} shopSearch={q} />}
      <PagedList
        list={list}
        query={{ ...query, data: shown, isPending }}
        skeleton={<CropListSkeleton />}
        errorTitle="Unable to load market prices"
        empty={
          <Stack align="center" py="xl" gap="xs" ta="center">
            <Text size="lg">{t('No prices available for the selected state or search term.')}</Text>
            <Group justify="center">
              <Button onClick={() => list.clear({ q: '', state: '' })}>{t('Clear filters')}</Button>
              <LinkButton
                variant="default"
                href={q ? `${paths.shop.href()}?q=${encodeURIComponent(q)}` : paths.shop.href()}
              >
                {t('What sellers ask in the shop')}
              </LinkButton>
              <Button
                variant="default"
                component="a"
                href={agmarknetAddress}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('Today’s prices on Agmarknet')}
              </Button>
            </Group>
          </Stack>
        }
      >
        {({ crops }) => (
          <>
            {ownCrops.length > 0 && (
              <>
                <Title order={2} size="h4" mb="xs" mt="xs">
                  {t('Your crops')}
                </Title>
                {rows(ownCrops)}
              </>
            )}
            <Title
              order={2}
              size="h4"
              mb="xs"
              mt="lg"
              {...(ownCrops.length === 0 && { className: hidden.visuallyHidden })}
            >
              {ownCrops.length > 0 ? t('Other crops') : t('Crops')}
            </Title>
            {rows(crops.filter(({ _id }) => !ownIds.has(_id)))}
          </>
        )}
      </PagedList>
      {shown?.source.kind === 'mandi' && shown.total > 0 && (
        <SourceLine
          name={shown.source.name}
          url={shown.source.url ?? ''}
          fetchedAt={shown.source.asOf}
          isStale={false}
        />
      )}
    </>
  )
}
