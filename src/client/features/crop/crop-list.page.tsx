import { keepPreviousData } from '@tanstack/react-query'
import { loadFairPrice } from '#client/domain/listing/detail/lazy-fair-price.tsx'
import { ListResults } from '#client/domain/listing/list/list-results.tsx'
import { ListToolbar } from '#client/domain/listing/list/list-toolbar.tsx'
import { listQueryOf } from '#client/domain/listing/state/list-state.ts'
import { useListState } from '#client/domain/listing/state/use-list-state.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { cropFilterCategories } from '#shared/crop/crop.constants.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { CropCard } from './crop-card.tsx'
import { useSeedCropDetail } from './use-seed-crop-detail.ts'

export default function CropListPage() {
  const { t } = useTranslation()
  const list = useListState(cropFilterCategories)
  const query = trpc.crop.list.useQuery(listQueryOf(list.state), {
    placeholderData: keepPreviousData,
  })
  const utils = trpc.useUtils()
  const seedCropDetail = useSeedCropDetail()

  const handleApproach = (crop: CropView) => {
    void import('./crop-detail.page.tsx')
    seedCropDetail(crop)
    // Loaded with the page, so that it is there at once.
    void loadFairPrice()
    void utils.market.fairPrice.prefetch({ cropId: crop._id })
  }
  return (
    <Page
      isCompact
      title={t('Browse Fresh Farm Produce')}
      subtitle={t('Directly from farmers to your doorstep')}
      description={t(
        'Grain, vegetables, fruit and spices from farmers across India: see the price, the harvest date and where it grew, then order it.',
      )}
    >
      <ListToolbar
        kind="crop"
        list={list}
        page={query.data}
        error={query.error}
        categories={cropFilterCategories}
        searchPlaceholder={t('Search crops...')}
      />
      <ListResults
        kind="crop"
        list={list}
        query={query}
        itemsOf={(data) => data.crops}
        renderCard={(crop, isOnFirstScreen) => (
          <CropCard crop={crop} isEager={isOnFirstScreen} onApproach={() => handleApproach(crop)} />
        )}
        emptyTitle="No crops found"
        errorTitle="Unable to load crops"
        failedText="Failed to fetch crops data"
      />
    </Page>
  )
}
