import { Title } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { ListingGrid } from '#client/domain/listing/list/listing-grid.tsx'
import { CropCard } from '#client/features/crop/crop-card.tsx'
import { useSeedCropDetail } from '#client/features/crop/use-seed-crop-detail.ts'
import { EquipmentCard } from '#client/features/equipment/equipment-card.tsx'
import { useSeedEquipmentDetail } from '#client/features/equipment/use-seed-equipment-detail.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import {
  PagedList,
  type PagedListAddress,
  type PagedListQuery,
} from '#client/ui/list/paged-list.tsx'
import type { useAddressState } from '#client/ui/list/use-address-state.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import classes from './seller.module.css'

/** The pages of a seller's page. */
interface SellerPages {
  page: number
  crops: number
  machines: number
}
type SellerAddress = ReturnType<typeof useAddressState<SellerPages>>

/** The page of one kind of listings; the other pages stay as they are. */
const pageOfKind = (
  { state, change, hrefOf }: SellerAddress,
  kind: 'crops' | 'machines',
): PagedListAddress => ({
  state: { page: state[kind] },
  change: ({ page }, options) => change({ [kind]: page, page: state.page }, options),
  hrefOfPage: (page) => hrefOf({ [kind]: page, page: state.page }),
})

interface SectionProps<Data, Item> {
  title: Translated
  list: PagedListAddress
  query: PagedListQuery<Data>
  itemsOf: (data: Data) => readonly Item[]
  renderCard: (item: Item) => ReactNode
}

function ListingsSection<Data extends PageInfo, Item extends { _id: string }>({
  title,
  list,
  query,
  itemsOf,
  renderCard,
}: SectionProps<Data, Item>) {
  const id = useId()
  const { data } = query
  if (!data || data.total === 0) return null
  return (
    <section
      className={classes.listings}
      data-single={data.total === 1 || undefined}
      aria-labelledby={id}
    >
      <Title order={2} mb="md" id={id}>
        {title}
      </Title>
      <PagedList
        list={list}
        query={query}
        isCountHidden={data.totalPages === 1}
        skeleton={null}
        errorTitle="Unable to load this page"
        empty={null}
      >
        {(page) => (
          <ListingGrid
            items={itemsOf(page)}
            isOutdated={query.isPlaceholderData}
            renderCard={renderCard}
          />
        )}
      </PagedList>
    </section>
  )
}

interface SellerListingsProps {
  sellerId: string
  list: SellerAddress
}

/** A seller's listings in pages, the newest first. */
export function SellerListings({ sellerId, list }: SellerListingsProps) {
  const { t } = useTranslation()
  const crops = trpc.crop.ofSeller.useQuery(
    { sellerId, page: list.state.crops },
    { placeholderData: keepPreviousData },
  )
  const equipments = trpc.equipment.ofSeller.useQuery(
    { sellerId, page: list.state.machines },
    { placeholderData: keepPreviousData },
  )
  const seedCropDetail = useSeedCropDetail()
  const seedEquipmentDetail = useSeedEquipmentDetail()
  return (
    <>
      <ListingsSection
        title={t('Crops for sale')}
        list={pageOfKind(list, 'crops')}
        query={crops}
        itemsOf={(page) => page.crops}
        renderCard={(crop) => (
          <CropCard crop={crop} isEager={false} onApproach={() => seedCropDetail(crop)} />
        )}
      />
      <ListingsSection
        title={t('Machines for rent')}
        list={pageOfKind(list, 'machines')}
        query={equipments}
        itemsOf={(page) => page.equipments}
        renderCard={(equipment) => (
          <EquipmentCard
            equipment={equipment}
            isEager={false}
            onApproach={() => seedEquipmentDetail(equipment)}
          />
        )}
      />
    </>
  )
}
