import { useState } from 'react'
import { useParams } from 'wouter'
import { EditGate } from '#client/domain/listing-form/edit-gate.tsx'
import { useListingSubmit } from '#client/domain/listing-form/use-listing-submit.ts'
import { type DraftControl, WithDraft } from '#client/domain/listing-form/with-draft.tsx'
import { changesOf } from '#client/domain/outbox/send-listing.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import type { CropInput, CropView } from '#shared/crop/crop.schema.ts'
import { CropForm } from './crop-form.tsx'
import { type StockChange, withStockBase } from './stock-change.policy.ts'

const sentences = {
  busy: 'Updating crop details...',
  done: 'Crop updated successfully',
  refused: 'Failed to update crop.',
  unreachable: 'Failed to update form.',
}

function EditCrop({ crop: latest }: { crop: CropView }) {
  const { t } = useTranslation()
  // The crop the form started from: a background refetch must not change what counts as edited.
  const [crop] = useState(latest)
  /** The stock the seller last saw. */
  const [stock, setStock] = useState(latest.quantity)
  const [stockChange, setStockChange] = useState<StockChange | null>(null)
  const utils = trpc.useUtils()
  const { shownUnit = null, bagKg = null } = crop
  const before = { ...crop, shownUnit, bagKg, quantity: stock }
  const submit = useListingSubmit({
    sentences,
    writeOf: (values: CropInput) => ({
      kind: 'crop',
      listingId: crop._id,
      values: withStockBase(changesOf(before, values), stock),
    }),
  })
  const handleSubmit = async (values: CropInput, draft: DraftControl) => {
    try {
      await submit(values, draft)
    } catch (error) {
      if (readFailure(error).code === 'crop.stock_changed') {
        const { quantity } = await utils.crop.get.fetch({ cropId: crop._id }, { staleTime: 0 })
        setStockChange({ was: stockChange?.was ?? stock, now: quantity })
        setStock(quantity)
      }
      throw error
    }
  }
  return (
    <WithDraft kind="crop" listingId={crop._id} images={crop.images}>
      {(draft) => (
        <CropForm
          crop={crop}
          stock={stock}
          stockChange={stockChange}
          draft={draft}
          submitLabel={t('Update Crop')}
          busyLabel={t('Updating...')}
          onSubmit={handleSubmit}
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
