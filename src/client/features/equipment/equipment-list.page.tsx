import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { equipmentFilterCategories } from '../../../shared/equipment.constants.ts'
import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { ListResults } from '../../core/listing/list-results.tsx'
import { ListToolbar } from '../../core/listing/list-toolbar.tsx'
import { seedDetail } from '../../core/listing/seed-detail.ts'
import { useListState } from '../../core/listing/use-list-state.ts'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { Page } from '../../core/ui/page.tsx'
import { EquipmentCard } from './equipment-card.tsx'

export default function EquipmentListPage() {
  const { t } = useTranslation()
  const list = useListState(equipmentFilterCategories)
  const { organic: _, ...wish } = list.state
  const query = trpc.equipment.list.useQuery(wish, { placeholderData: keepPreviousData })
  const utils = trpc.useUtils()

  const handleApproach = (equipment: EquipmentView) => {
    const detail = { ...equipment, contactNumber: null }
    seedDetail(utils.equipment.get, { equipmentId: equipment._id }, detail)
  }
  return (
    <Page
      title={t('Rent Farm Equipment')}
      subtitle={t('Tractors, harvesters and more, by the day, from farmers near you')}
      description={t(
        'Rent tractors, harvesters, sprayers and ploughs by the day from farmers near you: see the price, the free days and the safety check.',
      )}
      canonical={paths.rental.href()}
    >
      <ListToolbar
        list={list}
        categories={equipmentFilterCategories}
        searchPlaceholder={t('Search equipment...')}
      />
      <ListResults
        list={list}
        query={query}
        itemsOf={(data) => data.equipments}
        renderCard={(equipment, isOnFirstScreen) => (
          <EquipmentCard
            equipment={equipment}
            isEager={isOnFirstScreen}
            onApproach={() => handleApproach(equipment)}
          />
        )}
        emptyTitle="No equipment found"
        errorTitle="Unable to load equipment"
        failedText="Failed to fetch equipment data."
      />
    </Page>
  )
}
