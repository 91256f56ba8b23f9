import { IconTractor } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { LazyEquipmentTravel } from '#client/domain/delivery/lazy-delivery.tsx'
import { LazyListingActions } from '#client/domain/favourite/favourite-heart.tsx'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingBadge } from '#client/domain/listing/card/listing-badge.tsx'
import { PriceTag } from '#client/domain/listing/card/price-tag.tsx'
import { DetailAbout } from '#client/domain/listing/detail/detail-about.tsx'
import { DetailHead } from '#client/domain/listing/detail/detail-head.tsx'
import { DetailLayout } from '#client/domain/listing/detail/detail-layout.tsx'
import { DetailWhere } from '#client/domain/listing/detail/detail-where.tsx'
import { Gallery } from '#client/domain/listing/detail/gallery.tsx'
import { PersonCard } from '#client/domain/listing/detail/person-card.tsx'
import { listingNameIn, listingPlaceIn } from '#client/domain/listing/listing-names.ts'
import { HiddenListing } from '#client/domain/report/hidden-listing.tsx'
import { ReportListing } from '#client/domain/report/report-listing.tsx'
import { useFormat } from '#client/platform/format/format.ts'
import { fullName } from '#client/platform/format/person-name.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { EquipmentDetail as EquipmentDetailView } from '#shared/equipment/equipment.schema.ts'
import { EquipmentActions } from './equipment-actions.tsx'
import { EquipmentStatusBadge, SafetyBadge } from './equipment-badges.tsx'
import { EquipmentFigures } from './equipment-figures.tsx'
import { OwnerPhone } from './owner-phone.tsx'

interface EquipmentDetailProps {
  equipment: EquipmentDetailView
  /** The days with the calendar; for the owner, the calendar alone. */
  choice: ReactNode
  /** What the chosen days cost; null for the owner and while the equipment is not available. */
  total: Translated | null
  bookButton: ReactNode
}

/** An equipment listing as its renters and its owner see it. */
export function EquipmentDetail({ equipment, choice, total, bookButton }: EquipmentDetailProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { _id, name, user, currency, isUserEquipment } = equipment
  const title = listingNameIn(language, equipment)
  const perDay = t('per day')
  const badges = (
    <>
      <EquipmentStatusBadge status={equipment.status} />
      {equipment.safetyCheckPassed && <SafetyBadge />}
      <ListingBadge>
        {t('Listed: {{date}}', { date: format.date(equipment.createdAt) })}
      </ListingBadge>
    </>
  )
  return (
    <DetailLayout
      gallery={
        <Gallery
          images={equipment.images}
          name={name}
          art={<ListingArt kindImage={equipment.kindImage} icon={<IconTractor />} />}
        />
      }
      head={
        <>
          <HiddenListing isHidden={equipment.isHidden} />
          <DetailHead
            name={title}
            category={t(equipment.category)}
            isArchived={equipment.isArchived && !equipment.isHidden}
            badges={badges}
            price={
              <PriceTag amount={equipment.pricePerDay} currency={currency} per={perDay} isBig />
            }
          />
        </>
      }
      choice={choice}
      total={total}
      about={
        <>
          <LazyListingActions
            kind="equipment"
            listingId={_id}
            name={name}
            isOwn={isUserEquipment}
            title={title}
            text={`${format.money(equipment.pricePerDay, currency)} ${perDay}`}
          />
          <EquipmentFigures equipment={equipment} />
          <LazyEquipmentTravel ownerId={user._id} isOwn={isUserEquipment} currency={currency} />
          <DetailAbout description={equipment.description} tags={equipment.tags} />
          <DetailWhere listing={equipment} />
          {!isUserEquipment && <ReportListing kind="equipment" listingId={_id} />}
        </>
      }
      seller={
        <PersonCard
          person={{
            ...user,
            name: fullName(user),
            place: listingPlaceIn(language, user.place, equipment.placeHindi),
          }}
          label={t('Equipment Owner')}
        >
          <OwnerPhone equipment={equipment} />
        </PersonCard>
      }
      actions={<EquipmentActions equipment={equipment} bookButton={bookButton} />}
    />
  )
}
