import { Suspense } from 'react'
import { useBookingBox } from '#client/features/booking/calendar/booking-box.tsx'
import { EquipmentDetail } from '#client/features/equipment/equipment-detail.tsx'
import { EquipmentPage } from '#client/features/equipment/equipment-page.tsx'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { EquipmentDetail as EquipmentDetailView } from '#shared/equipment/equipment.schema.ts'

const EquipmentReviews = lazyPart(() =>
  withHindi(() => import('#client/features/review/equipment-reviews.tsx'), 'review'),
)

function BookableEquipment({ equipment }: { equipment: EquipmentDetailView }) {
  const { choice, total, button } = useBookingBox(equipment)
  return (
    <>
      <EquipmentDetail equipment={equipment} choice={choice} total={total} bookButton={button} />
      {equipment.numReviews > 0 && (
        <Suspense>
          <EquipmentReviews equipmentId={equipment._id} />
        </Suspense>
      )}
    </>
  )
}

/** The page of one piece of equipment, with the calendar to book it. */
export default function EquipmentDetailPage() {
  return (
    <EquipmentPage>
      {(equipment) => <BookableEquipment key={equipment._id} equipment={equipment} />}
    </EquipmentPage>
  )
}
