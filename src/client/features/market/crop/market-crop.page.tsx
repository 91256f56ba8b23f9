import { Container, NativeSelect, Skeleton, Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'wouter'
import { GoodsPicture } from '#client/domain/goods/goods-picture.tsx'
import { Breadcrumb } from '#client/domain/listing/detail/breadcrumb.tsx'
import { commodityName } from '#client/domain/mandi/mandi-name.ts'
import { districtNameIn } from '#client/domain/place/place-name.ts'
import { stateChoices } from '#client/domain/place/state-choices.ts'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { findValue } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { breadcrumbData } from '#client/ui/schema-data.ts'
import { AddressForm, WithoutCode } from '#client/ui/without-code/without-code.tsx'
import { indianStates } from '#shared/kit/places.ts'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import { cropAddress } from '../crop-address.ts'
import { SeriesSkeleton } from '../series/series-skeleton.tsx'
import { useMarketLabels } from '../use-market-labels.ts'
import classes from './market-crop.module.css'
import { MarketCrop } from './market-crop.tsx'
import '#client/platform/theme/list-styles.ts'

/** The page's head once the price is known: what a shared link shows. */
function useCropHead(crop: CropPrice | undefined) {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  const { rangeText, regionText } = useMarketLabels()
  if (!crop) return { title: t('Market price') }
  const name = commodityName(t, crop.commodity)
  const { low, usual, high, day, image } = crop
  return {
    title: t('{{crop}}: {{price}} a quintal', { crop: name, price: money(usual) }),
    description: t(
      '{{crop}} in {{place}} on {{date}}: {{range}} a quintal, usually {{price}}. All mandis, and how the price has moved.',
      {
        crop: name,
        place: regionText(crop),
        date: date(day),
        range: rangeText(low, high),
        price: money(usual),
      },
    ),
    // Messengers show no SVG in the preview of a link.
    image: image?.replace(/\.svg$/, '.png'),
  }
}

/** One crop: its price in a state, at all mandis, and over the last year. */
export default function MarketCropPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { cropId = '' } = useParams()
  const { place } = useMyPlace()
  const defaultState = place?.state ?? ''
  const address = useMemo(() => cropAddress(defaultState), [defaultState])
  const { state, change, hrefOf } = useAddressState(address)
  const isOwnState = place !== null && place.state === state.state
  const query = trpc.cropPrice.get.useQuery(
    { cropId, state: state.state, district: isOwnState ? place.district : '' },
    { placeholderData: keepPreviousData },
  )
  const crop = query.data?.crop
  const head = useCropHead(crop)
  const name = crop && commodityName(t, crop.commodity)
  const list = paths.marketPrice.href()
  const path = paths.marketCrop.href(cropId)
  const states = [{ value: '', label: t('All states') }, ...stateChoices(t)]
  return (
    <Container py="md">
      <Head
        {...head}
        canonical={path}
        data={breadcrumbData([
          { name: t('Home'), path: paths.home.href() },
          { name: t('Market Prices'), path: list },
          ...(name ? [{ name, path }] : []),
        ])}
      />
      <Breadcrumb list={{ label: t('Market Prices'), href: list }} name={name} />
      <div className={classes.heading}>
        {crop ? (
          <GoodsPicture image={crop.image} size={64} />
        ) : (
          query.isPending && <Skeleton width={64} height={64} radius="md" />
        )}
        <Title order={1} tabIndex={-1} data-page-heading>
          {name ?? t('Market price')}
        </Title>
        <NativeSelect
          size="md"
          label={t('State')}
          value={state.state}
          onChange={({ currentTarget }) =>
            change({ state: findValue(indianStates, currentTarget.value) ?? '' })
          }
          data={states}
        />
        <WithoutCode>
          {import.meta.env.SSR && (
            <AddressForm
              href={hrefOf({})}
              fields={[{ name: 'state', label: t('State'), initial: '', options: states }]}
            />
          )}
        </WithoutCode>
      </div>
      <QueryView
        query={query}
        skeleton={<SeriesSkeleton />}
        errorTitle="Unable to load this price"
        errorText={readFailure(query.error).message ?? undefined}
        errorActions={
          <LinkButton variant="default" href={list}>
            {t('All market prices')}
          </LinkButton>
        }
      >
        {(view) => (
          <MarketCrop
            view={view}
            district={isOwnState ? districtNameIn(language, place) : null}
            path={`${path}${cropAddress('').build(state) || '?state=all'}`}
          />
        )}
      </QueryView>
    </Container>
  )
}
