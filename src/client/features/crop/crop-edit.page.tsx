import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import type { CropInput } from '../../../shared/crop.schema.ts'
import { EditGate } from '../../core/listing-form/edit-gate.tsx'
import { useListingSubmit } from '../../core/listing-form/use-listing-submit.ts'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { Page } from '../../core/ui/page.tsx'
import { CropForm } from './crop-form.tsx'

const sentences = {
  busy: 'Updating crop details...',
  done: 'Crop updated successfully',
  refused: 'Failed to update crop.',
  unreachable: 'Failed to update form.',
}

export default function CropEditPage() {
  const { t } = useTranslation()
  const { cropId = '' } = useParams()
  const utils = trpc.useUtils()
  const query = trpc.crop.get.useQuery({ cropId }, { refetchOnMount: 'always' })
  const update = trpc.crop.update.useMutation()
  const submit = useListingSubmit<CropInput>({
    sentences,
    save: (crop) => update.mutateAsync({ ...crop, cropId }),
    refresh: () => utils.crop.invalidate(),
    hrefOf: paths.crop.href,
  })
  return (
    <Page title={t('Edit Crop')} size="md">
      <EditGate
        query={query}
        isOwn={(crop) => crop.isUserCrop}
        href={paths.crop.href(cropId)}
        loadingText="Loading crop details..."
        failedText="Failed to fetch crop data."
        notOwnerText="You are not authorized to edit this crop."
      >
        {(crop) => (
          <CropForm
            crop={crop}
            submitLabel={t('Update Crop')}
            busyLabel={t('Updating...')}
            onSubmit={submit}
          />
        )}
      </EditGate>
    </Page>
  )
}
