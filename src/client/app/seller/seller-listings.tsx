import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { seedDetail } from '#client/domain/listing/detail/seed-detail.ts'
import { ListingGrid } from '#client/domain/listing/list/listing-grid.tsx'
import { CropCard } from '#client/features/crop/crop-card.tsx'
import { EquipmentCard } from '#client/features/equipment/equipment-card.tsx'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import classes from './seller.module.css'

interface SectionProps<Item> {
  title: Translated
  items: readonly Item[] | undefined
  renderCard: (item: Item) => ReactNode
}

function ListingsSection<Item extends { _id: string }>({
  title,
  items,
  renderCard,
}: SectionProps<Item>) {
  const id = useId()
  if (!items || items.length === 0) return null
  return (
    <section
      className={classes.listings}
      data-single={items.length === 1 || undefined}
      aria-labelledby={id}
    >
      <Title order={2} mb="md" id={id}>
        {title}
      </Title>
      <ListingGrid items={items} isOutdated={false} renderCard={renderCard} />
    </section>
  )
}

/** A seller's listings, the newest first. */
export function SellerListings({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation()
  const crops = trpc.crop.ofSeller.useQuery({ sellerId })
  const equipments = trpc.equipment.ofSeller.useQuery({ sellerId })
  const utils = trpc.useUtils()
  return (
    <>
      <ListingsSection
        title={t('Crops for sale')}
        items={crops.data?.crops}
        renderCard={(crop) => (
          <CropCard
            crop={crop}
            isEager={false}
            onApproach={() => seedDetail(utils.crop.get, { cropId: crop._id }, crop)}
          />
        )}
      />
      <ListingsSection
        title={t('Machines for rent')}
        items={equipments.data?.equipments}
        renderCard={(equipment) => (
          <EquipmentCard
            equipment={equipment}
            isEager={false}
            onApproach={() =>
              seedDetail(
                utils.equipment.get,
                { equipmentId: equipment._id },
                { ...equipment, contactNumber: null },
              )
            }
          />
        )}
      />
    </>
  )
}
