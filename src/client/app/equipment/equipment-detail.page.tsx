import type { EquipmentView } from '../../../shared/equipment.schema.ts'
import { useBookingBox } from '../../features/booking/booking-box.tsx'
import { EquipmentDetail } from '../../features/equipment/equipment-detail.tsx'
import { EquipmentPage } from '../../features/equipment/equipment-page.tsx'

function BookableEquipment({ equipment }: { equipment: EquipmentView }) {
  const { choice, calendar, button } = useBookingBox(equipment)
  return <EquipmentDetail {...{ equipment, choice, calendar }} bookButton={button} />
}

/** A machine's own page: what it is, and the days on which it can be booked. */
export default function EquipmentDetailPage() {
  return (
    <EquipmentPage>
      {(equipment) => <BookableEquipment key={equipment._id} equipment={equipment} />}
    </EquipmentPage>
  )
}
