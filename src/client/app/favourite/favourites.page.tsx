import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useFavourite } from '#client/domain/favourite/use-favourite.ts'
import { ListingGrid, ListingGridSkeleton } from '#client/domain/listing/list/listing-grid.tsx'
import { CropCard } from '#client/features/crop/crop-card.tsx'
import { useSeedCropDetail } from '#client/features/crop/use-seed-crop-detail.ts'
import { EquipmentCard } from '#client/features/equipment/equipment-card.tsx'
import { useSeedEquipmentDetail } from '#client/features/equipment/use-seed-equipment-detail.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import { usePageState } from '#client/ui/list/use-page-state.ts'
import { Page } from '#client/ui/page.tsx'
import type { FavouriteView } from '#shared/favourite/favourite.schema.ts'

/** What is left of a favourite that is no longer listed. */
function UnlistedFavourite({ favourite }: { favourite: FavouriteView }) {
  const { t } = useTranslation()
  const { toggle } = useFavourite(favourite)
  const name = favourite.name || t('A listing that was removed')
  return (
    <Card withBorder h="100%" radius="lg">
      <Stack gap="xs" justify="space-between" h="100%">
        <div>
          <Title order={2} size="h4">
            {name}
          </Title>
          <Text c="dimmed">{t('No longer listed')}</Text>
        </div>
        <Button
          variant="default"
          onClick={toggle}
          aria-label={t('Remove from favourites: {{name}}', { name })}
        >
          {t('Remove from favourites')}
        </Button>
      </Stack>
    </Card>
  )
}

function FavouriteCard({ favourite }: { favourite: FavouriteView }) {
  const seedCropDetail = useSeedCropDetail()
  const seedEquipmentDetail = useSeedEquipmentDetail()
  const { crop, equipment } = favourite
  if (crop) {
    return <CropCard crop={crop} isEager={false} onApproach={() => seedCropDetail(crop)} />
  }
  if (equipment) {
    return (
      <EquipmentCard
        equipment={equipment}
        isEager={false}
        onApproach={() => seedEquipmentDetail(equipment)}
      />
    )
  }
  return <UnlistedFavourite favourite={favourite} />
}

/** The user's favourites of both kinds. */
export default function FavouritesPage() {
  const { t } = useTranslation()
  const pages = usePageState()
  const query = trpc.favourite.list.useQuery(
    { page: pages.state.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  )
  return (
    <Page title={t('Favourites')} subtitle={t('What you marked with a heart, the newest first')}>
      <PagedList
        list={pages}
        query={query}
        isCountHidden
        skeleton={<ListingGridSkeleton />}
        errorTitle="Your favourites could not be loaded"
        empty={
          <Stack align="center" py="xl" gap="xs" ta="center">
            <IconHeart size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
            <Title order={2} size="h3">
              {t('No favourites yet')}
            </Title>
            <Text c="dimmed">
              {t('Press the heart on a crop or a machine to find it here again.')}
            </Text>
            <LinkButton href={paths.shop.href()} mt="sm">
              {t('Browse the shop')}
            </LinkButton>
          </Stack>
        }
      >
        {({ favourites }) => (
          <ListingGrid
            items={favourites.map((favourite) => ({ ...favourite, _id: favourite.listingId }))}
            isOutdated={query.isPlaceholderData}
            renderCard={(favourite) => <FavouriteCard favourite={favourite} />}
          />
        )}
      </PagedList>
    </Page>
  )
}
