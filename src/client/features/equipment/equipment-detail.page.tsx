import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import { DetailPage } from '../../core/listing/detail-page.tsx'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { EquipmentDetail } from './equipment-detail.tsx'
import { useEquipmentHead } from './equipment-head.ts'

export default function EquipmentDetailPage() {
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
      {(equipment) => <EquipmentDetail key={equipment._id} equipment={equipment} />}
    </DetailPage>
  )
}
