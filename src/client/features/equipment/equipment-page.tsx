import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import type { EquipmentDetail } from '../../../shared/equipment.schema.ts'
import { DetailPage } from '../../core/listing/detail-page.tsx'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { useEquipmentHead } from './equipment-head.ts'

/** The frame of a machine's own page. */
export function EquipmentPage({
  children,
}: {
  children: (equipment: EquipmentDetail) => ReactNode
}) {
  const { t } = useTranslation()
  const { equipmentId = '' } = useParams()
  const query = trpc.equipment.get.useQuery({ equipmentId })
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
