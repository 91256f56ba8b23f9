import { Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { IconPlant } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { CropView } from '../../../../shared/crop.schema.ts'
import { ListingPicture } from '../../../core/listing/listing-picture.tsx'
import { PriceTag } from '../../../core/listing/price-tag.tsx'
import { paths } from '../../../core/paths.ts'
import { trpc } from '../../../core/trpc.ts'
import { LinkButton } from '../../../core/ui/link.tsx'
import { QueryView } from '../../../core/ui/query-view.tsx'
import classes from './landing.module.css'

const shown = 4
const sizes = '(min-width: 62em) 290px, 45vw'
const columns = { base: 2, md: 4 }
const spacing = { base: 'sm', sm: 'lg' }

function FreshCrop({ crop }: { crop: CropView }) {
  const { t } = useTranslation()
  return (
    <Link href={paths.crop.href(crop._id)} className={classes.crop}>
      <div className={classes.picture}>
        <ListingPicture src={crop.images[0]} alt="" sizes={sizes} art={<IconPlant />} />
      </div>
      <Stack p={{ base: 'sm', sm: 'md' }} gap={2}>
        <Text fw={600} lineClamp={1}>
          {crop.name}
        </Text>
        <PriceTag amount={crop.price} per={t('per {{unit}}', { unit: t(crop.unit) })} />
        <Text c="dimmed" size="sm" lineClamp={1}>
          {crop.user.place}
        </Text>
      </Stack>
    </Link>
  )
}

const places = Array.from({ length: shown }, (_, place) => place)

const Loading = () => (
  <SimpleGrid cols={columns} spacing={spacing} aria-hidden>
    {places.map((place) => (
      <Skeleton key={place} className={classes.skeleton} radius="lg" />
    ))}
  </SimpleGrid>
)

const NoCrops = () => {
  const { t } = useTranslation()
  return (
    <Group>
      <Text>
        {t('No crops found')}. {t('Be the first to list one.')}
      </Text>
      <LinkButton href={paths.addCrop.href()}>{t('List a crop')}</LinkButton>
    </Group>
  )
}

/** A few of the newest crops; asked for only when the person scrolls near them. */
export function FreshCrops() {
  const { ref, entry } = useIntersection({ rootMargin: '200px' })
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (entry?.isIntersecting) setIsNear(true)
  }, [entry])
  const query = trpc.crop.list.useQuery({ limit: shown }, { enabled: isNear })
  return (
    <div ref={ref}>
      <QueryView
        query={query}
        skeleton={<Loading />}
        errorTitle="Unable to load crops"
        isEmpty={({ crops }) => crops.length === 0}
        empty={<NoCrops />}
      >
        {({ crops }) => (
          <SimpleGrid cols={columns} spacing={spacing}>
            {crops.map((crop) => (
              <FreshCrop key={crop._id} crop={crop} />
            ))}
          </SimpleGrid>
        )}
      </QueryView>
    </div>
  )
}
