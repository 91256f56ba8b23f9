import { useTranslation } from 'react-i18next'
import type { CropInput } from '../../../shared/crop.schema.ts'
import { useListingSubmit } from '../../core/listing-form/use-listing-submit.ts'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { Page } from '../../core/ui/page.tsx'
import { CropForm } from './crop-form.tsx'

const sentences = {
  busy: 'Submitting crop details...',
  done: 'Crop added successfully',
  refused: 'Failed to add crop.',
  unreachable: 'Failed to submit form.',
}
const newCrop = { unit: 'kg', category: 'Others', dispatchTime: 1 } as const

export default function CropAddPage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const add = trpc.crop.add.useMutation()
  const submit = useListingSubmit<CropInput>({
    sentences,
    save: (crop) => add.mutateAsync(crop),
    refresh: () => utils.crop.invalidate(),
    hrefOf: paths.crop.href,
  })
  return (
    <Page
      title={t('Add Crop')}
      subtitle={t('Tell buyers what you have. It is in the shop as soon as you send it.')}
      size="md"
    >
      <CropForm
        crop={newCrop}
        submitLabel={t('Add Crop')}
        busyLabel={t('Adding...')}
        onSubmit={submit}
      />
    </Page>
  )
}
