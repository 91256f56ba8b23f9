import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { ListingGrid } from '#client/domain/listing/list/listing-grid.tsx'
import { CropCard } from '#client/features/crop/crop-card.tsx'
import { useSeedCropDetail } from '#client/features/crop/use-seed-crop-detail.ts'
import { EquipmentCard } from '#client/features/equipment/equipment-card.tsx'
import { useSeedEquipmentDetail } from '#client/features/equipment/use-seed-equipment-detail.ts'
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
  const seedCropDetail = useSeedCropDetail()
  const seedEquipmentDetail = useSeedEquipmentDetail()
  return (
    <>
      <ListingsSection
        title={t('Crops for sale')}
        items={crops.data?.crops}
        renderCard={(crop) => (
          <CropCard crop={crop} isEager={false} onApproach={() => seedCropDetail(crop)} />
        )}
      />
      <ListingsSection
        title={t('Machines for rent')}
        items={equipments.data?.equipments}
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
