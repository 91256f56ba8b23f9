import { Suspense } from 'react'
import type { EquipmentDetail as EquipmentDetailView } from '../../../shared/equipment.schema.ts'
import { withHindi } from '../../core/i18n/load-hindi.ts'
import { lazyPart } from '../../core/lazy-part.ts'
import { useBookingBox } from '../../features/booking/booking-box.tsx'
import { EquipmentDetail } from '../../features/equipment/equipment-detail.tsx'
import { EquipmentPage } from '../../features/equipment/equipment-page.tsx'

const EquipmentReviews = lazyPart(() =>
  withHindi(() => import('../../features/review/equipment-reviews.tsx'), 'reviews'),
)

function BookableEquipment({ equipment }: { equipment: EquipmentDetailView }) {
  const { choice, calendar, button } = useBookingBox(equipment)
  return (
    <>
      <EquipmentDetail {...{ equipment, choice, calendar }} bookButton={button} />
      {equipment.numReviews > 0 && (
        <Suspense>
          <EquipmentReviews equipmentId={equipment._id} />
        </Suspense>
      )}
    </>
  )
}

/** A machine's own page: what it is, and the days on which it can be booked. */
export default function EquipmentDetailPage() {
  return (
    <EquipmentPage>
      {(equipment) => <BookableEquipment key={equipment._id} equipment={equipment} />}
    </EquipmentPage>
  )
}
