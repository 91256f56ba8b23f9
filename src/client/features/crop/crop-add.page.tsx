import { useTranslation } from 'react-i18next'
import { useListingSubmit } from '#client/domain/listing-form/use-listing-submit.ts'
import { WithDraft } from '#client/domain/listing-form/with-draft.tsx'
import { Page } from '#client/ui/page.tsx'
import type { CropInput } from '#shared/crop/crop.schema.ts'
import { CropForm, newCropValues } from './crop-form.tsx'

const sentences = {
  busy: 'Submitting crop details...',
  done: 'Crop added successfully',
  refused: 'Failed to add crop.',
  unreachable: 'Failed to submit form.',
}

export default function CropAddPage() {
  const { t } = useTranslation()
  const submit = useListingSubmit({
    sentences,
    writeOf: (values: CropInput) => ({ kind: 'crop', listingId: null, values }),
  })
  return (
    <Page
      title={t('Add Crop')}
      subtitle={t('Tell buyers what you have. Your listing is live as soon as you send it.')}
      size="md"
    >
      <WithDraft kind="crop" listingId={null}>
        {(draft) => (
          <CropForm
            crop={newCropValues}
            draft={draft}
            submitLabel={t('Add Crop')}
            busyLabel={t('Adding...')}
            onSubmit={submit}
          />
        )}
      </WithDraft>
    </Page>
  )
}
