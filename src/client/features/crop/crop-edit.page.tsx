import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import type { CropView } from '../../../shared/crop.schema.ts'
import { EditGate } from '../../core/listing-form/edit-gate.tsx'
import { useListingSubmit } from '../../core/listing-form/use-listing-submit.ts'
import { WithDraft } from '../../core/listing-form/with-draft.tsx'
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

function EditCrop({ crop: latest }: { crop: CropView }) {
  const { t } = useTranslation()
  // As the form was given it: what is asked for again meanwhile is not what was changed.
  const [crop] = useState(latest)
  const submit = useListingSubmit({ kind: 'crop', sentences, before: crop })
  return (
    <WithDraft kind="crop" listingId={crop._id} images={crop.images}>
      {(draft) => (
        <CropForm
          crop={crop}
          draft={draft}
          submitLabel={t('Update Crop')}
          busyLabel={t('Updating...')}
          onSubmit={submit}
        />
      )}
    </WithDraft>
  )
}

export default function CropEditPage() {
  const { t } = useTranslation()
  const { cropId = '' } = useParams()
  const query = trpc.crop.get.useQuery({ cropId }, { refetchOnMount: 'always' })
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
        {(crop) => <EditCrop crop={crop} />}
      </EditGate>
    </Page>
  )
}
