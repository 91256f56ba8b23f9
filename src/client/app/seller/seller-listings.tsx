import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { seedDetail } from '#client/domain/listing/detail/seed-detail.ts'
import { ListingGrid } from '#client/domain/listing/list/listing-grid.tsx'
import { CropCard } from '#client/features/crop/crop-card.tsx'
import { EquipmentCard } from '#client/features/equipment/equipment-card.tsx'
import { trpc } from '#client/platform/trpc/trpc.ts'
import classes from './seller.module.css'

interface PartProps<Item> {
  title: string
  items: readonly Item[] | undefined
  renderCard: (item: Item) => ReactNode
}

function Part<Item extends { _id: string }>({ title, items, renderCard }: PartProps<Item>) {
  const id = useId()
  if (!items || items.length === 0) return null
  return (
    <section
      className={classes.part}
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

/** What a person offers, the newest first. */
export function SellerListings({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation()
  const crops = trpc.crop.ofSeller.useQuery({ sellerId })
  const equipments = trpc.equipment.ofSeller.useQuery({ sellerId })
  const utils = trpc.useUtils()
  return (
    <>
      <Part
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
      <Part
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
