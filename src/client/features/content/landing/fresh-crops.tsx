import { Group, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { CropView } from '../../../../shared/crop.schema.ts'
import { imageVariant } from '../../../../shared/image.ts'
import { useFormat } from '../../../core/format.ts'
import { paths } from '../../../core/paths.ts'
import { trpc } from '../../../core/trpc.ts'
import { LinkButton } from '../../../core/ui/link.tsx'
import { QueryView } from '../../../core/ui/query-view.tsx'
import classes from './landing.module.css'

const shown = 4
const columns = { base: 1, xs: 2, md: 4 }

function FreshCrop({ crop }: { crop: CropView }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const [image] = crop.images
  return (
    <Link href={paths.crop.href(crop._id)} className={classes.crop}>
      {image ? (
        <img
          className={classes.picture}
          src={imageVariant(image, 640)}
          srcSet={`${imageVariant(image, 320)} 320w, ${imageVariant(image, 640)} 640w`}
          sizes="(min-width: 62em) 280px, (min-width: 36em) 45vw, 90vw"
          alt=""
          loading="lazy"
          width="640"
          height="480"
        />
      ) : (
        <span className={classes.picture} />
      )}
      <Group justify="space-between" p="md" gap="xs">
        <Text fw={600} lineClamp={1}>
          {crop.name}
        </Text>
        <Text>
          <strong>{money(crop.price)}</strong> {t('per {{unit}}', { unit: t(crop.unit) })}
        </Text>
        <Text c="dimmed" size="sm" lineClamp={1}>
          {crop.user.place}
        </Text>
      </Group>
    </Link>
  )
}

const places = Array.from({ length: shown }, (_, place) => place)

const Loading = () => (
  <SimpleGrid cols={columns} spacing="lg" aria-hidden>
    {places.map((place) => (
      <Skeleton key={place} height={320} radius="lg" />
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
          <SimpleGrid cols={columns} spacing="lg">
            {crops.map((crop) => (
              <FreshCrop key={crop._id} crop={crop} />
            ))}
          </SimpleGrid>
        )}
      </QueryView>
    </div>
  )
}
