import { Badge } from '@mantine/core'
import { IconCalendarEvent, IconPhone, IconTractor } from '@tabler/icons-react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { descriptionIn, listingNameIn } from '#client/domain/listing/listing-names.ts'
import { OwnListingCard } from '#client/domain/listing-form/own-listing-card.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import type { OwnEquipmentView } from '#shared/equipment/equipment.schema.ts'
import { equipmentStatuses } from './equipment-statuses.ts'

interface OwnEquipmentCardProps {
  equipment: OwnEquipmentView
  isBusy: boolean
  onArchive: (isArchived: boolean) => void
}

export function OwnEquipmentCard({ equipment, isBusy, onArchive }: OwnEquipmentCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { contactNumber, availableFrom, availableTo } = equipment
  const status = equipmentStatuses[equipment.status]
  const range = `${format.date(availableFrom)} – ${format.date(availableTo)}`
  return (
    <OwnListingCard
      name={listingNameIn(language, equipment)}
      image={equipment.images[0]}
      art={<ListingArt kindImage={equipment.kindImage} icon={<IconTractor />} />}
      category={t(equipment.category)}
      badges={
        <>
          <Badge color={status.color} variant="filled">
            {t(status.label)}
          </Badge>
          {equipment.safetyCheckPassed && (
            <Badge color="leaf" variant="filled">
              {t('Safety Passed')}
            </Badge>
          )}
        </>
      }
      price={
        <PriceTag amount={equipment.pricePerDay} currency={equipment.currency} per={t('per day')} />
      }
      description={descriptionIn(language, equipment.description)}
      facts={[
        { icon: <IconPhone size={18} />, text: showTelephone(contactNumber) },
        { icon: <IconCalendarEvent size={18} />, text: range },
      ]}
      isArchived={equipment.isArchived}
      hasPoint={equipment.hasPoint}
      isHidden={equipment.isHidden}
      href={paths.equipment.href(equipment._id)}
      editHref={paths.editEquipment.href(equipment._id)}
      isBusy={isBusy}
      onArchive={onArchive}
    >
      <LinkButton
        variant="default"
        href={paths.equipment.href(equipment._id)}
        leftSection={<IconCalendarEvent size={18} aria-hidden />}
        aria-label={`${t('Open calendar')}: ${equipment.name}`}
      >
        {t('Open calendar')}
      </LinkButton>
    </OwnListingCard>
  )
}
