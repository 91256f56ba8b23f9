import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { DetailPage } from '#client/domain/listing/detail/detail-page.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { EquipmentDetail } from '#shared/equipment/equipment.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { useEquipmentHead } from './equipment-head.ts'

/** After its last day a machine is not available, whatever its owner has chosen. */
const withCurrentStatus = (equipment: EquipmentDetail): EquipmentDetail =>
  equipment.status === 'available' && equipment.availableTo < indiaDay()
    ? { ...equipment, status: 'unavailable' }
    : equipment

/** The frame of an equipment page. */
export function EquipmentPage({
  children,
}: {
  children: (equipment: EquipmentDetail) => ReactNode
}) {
  const { t } = useTranslation()
  const { equipmentId = '' } = useParams()
  const query = trpc.equipment.get.useQuery({ equipmentId }, { select: withCurrentStatus })
  return (
    <DetailPage
      query={query}
      title="Equipment details"
      errorTitle="Unable to load equipment"
      failedText="Failed to fetch equipment data."
      path={paths.equipment.href(equipmentId)}
      head={useEquipmentHead(query.data)}
      list={{
        label: t('Rental'),
        href: paths.rental.href(),
        returnHref: paths.equipmentListAlias.href(),
      }}
    >
      {children}
    </DetailPage>
  )
}
