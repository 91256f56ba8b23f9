import { keepPreviousData } from '@tanstack/react-query'
import { ListResults } from '#client/domain/listing/list/list-results.tsx'
import { ListToolbar } from '#client/domain/listing/list/list-toolbar.tsx'
import { listQueryOf } from '#client/domain/listing/state/list-state.ts'
import { useListState } from '#client/domain/listing/state/use-list-state.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { equipmentFilterCategories } from '#shared/equipment/equipment.constants.ts'
import { EquipmentCard } from './equipment-card.tsx'
import { useSeedEquipmentDetail } from './use-seed-equipment-detail.ts'

export default function EquipmentListPage() {
  const { t } = useTranslation()
  const list = useListState(equipmentFilterCategories)
  const { organic: _, ...listQuery } = listQueryOf(list.state)
  const query = trpc.equipment.list.useQuery(listQuery, { placeholderData: keepPreviousData })
  const seedEquipmentDetail = useSeedEquipmentDetail()
  return (
    <Page
      isCompact
      title={t('Rent Farm Equipment')}
      subtitle={t('Tractors, harvesters and more, by the day, from farmers near you')}
      description={t(
        'Rent tractors, harvesters, sprayers and ploughs by the day from farmers near you: see the price, the free days and the safety check.',
      )}
      canonical={paths.rental.href()}
    >
      <ListToolbar
        kind="equipment"
        list={list}
        page={query.data}
        error={query.error}
        categories={equipmentFilterCategories}
        searchPlaceholder={t('Search equipment...')}
      />
      <ListResults
        kind="equipment"
        list={list}
        query={query}
        itemsOf={(data) => data.equipments}
        renderCard={(equipment, isOnFirstScreen) => (
          <EquipmentCard
            equipment={equipment}
            isEager={isOnFirstScreen}
            onApproach={() => seedEquipmentDetail(equipment)}
          />
        )}
        emptyTitle="No equipment found"
        errorTitle="Unable to load equipment"
        failedText="Failed to fetch equipment data."
      />
    </Page>
  )
}
