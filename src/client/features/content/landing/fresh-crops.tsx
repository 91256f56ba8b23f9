import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconPlant } from '@tabler/icons-react'
import { Link } from 'wouter'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { listingNameIn, listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useSellerHref } from '#client/platform/session/use-seller-href.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { Columns } from '../layout/columns.tsx'
import classes from './landing.module.css'

const shown = 4

/** The newest crops of the home page; their total is the number of crops for sale. */
export const freshCropsQuery = { limit: shown }
const sizes = '(min-width: 62em) 290px, 45vw'

function FreshCrop({ crop }: { crop: CropView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Link href={paths.crop.href(crop._id)} className={classes.crop}>
      <div className={classes.picture}>
        <ListingPicture
          src={crop.images[0]}
          alt=""
          sizes={sizes}
          art={<ListingArt kindImage={crop.kindImage} icon={<IconPlant />} />}
        />
      </div>
      <Stack p={{ base: 'sm', sm: 'md' }} gap={2}>
        <Text fw={600} lineClamp={2}>
          {listingNameIn(language, crop)}
        </Text>
        <PriceTag amount={crop.price} per={t('per {{unit}}', { unit: t(crop.unit) })} />
        <Text c="dimmed" size="sm" lineClamp={1}>
          {placeText(t, listingPlaceIn(language, crop.user.place, crop.placeHindi))}
        </Text>
      </Stack>
    </Link>
  )
}

const places = Array.from({ length: shown }, (_, place) => place)

const Loading = () => (
  <Columns columns={4} isSmall>
    {places.map((place) => (
      <Skeleton key={place} className={classes.skeleton} radius="lg" />
    ))}
  </Columns>
)

const NoCrops = () => {
  const { t } = useTranslation()
  const sellHref = useSellerHref(paths.addCrop.href())
  return (
    <Group>
      <Text>
        {t('No crops found')}. {t('Be the first to list one.')}
      </Text>
      <LinkButton href={sellHref}>{t('List a crop')}</LinkButton>
    </Group>
  )
}

/** A few of the newest crops. */
export function FreshCrops() {
  const query = trpc.crop.list.useQuery(freshCropsQuery)
  return (
    <QueryView
      query={query}
      skeleton={<Loading />}
      errorTitle="Unable to load crops"
      isEmpty={({ crops }) => crops.length === 0}
      empty={<NoCrops />}
    >
      {({ crops }) => (
        <Columns columns={4} isSmall>
          {crops.map((crop) => (
            <FreshCrop key={crop._id} crop={crop} />
          ))}
        </Columns>
      )}
    </QueryView>
  )
}
