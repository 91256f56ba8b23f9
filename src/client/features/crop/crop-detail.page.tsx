import { useParams } from 'wouter'
import { DetailPage } from '#client/domain/listing/detail/detail-page.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { CropDetail } from './crop-detail.tsx'
import { useCropHead } from './crop-head.ts'

export default function CropDetailPage() {
  const { t } = useTranslation()
  const { cropId = '' } = useParams()
  const query = trpc.crop.get.useQuery({ cropId })
  const shop = paths.shop.href()
  return (
    <DetailPage
      query={query}
      title="Crop details"
      errorTitle="Unable to load product"
      failedText="Failed to fetch product data"
      path={paths.crop.href(cropId)}
      head={useCropHead(query.data)}
      list={{ label: t('Crops'), href: shop, returnHref: shop }}
    >
      {(crop) => <CropDetail key={crop._id} crop={crop} />}
    </DetailPage>
  )
}
