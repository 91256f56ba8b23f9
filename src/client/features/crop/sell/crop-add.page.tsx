import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useListingSubmit } from '#client/domain/listing-form/use-listing-submit.ts'
import { type DraftControl, WithDraft } from '#client/domain/listing-form/with-draft.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { Page } from '#client/ui/page.tsx'
import type { CropInput } from '#shared/crop/crop.schema.ts'
import { CropFormFields } from '../crop-form.tsx'
import { type NewCropValues, useCropForm } from '../use-crop-form.ts'
import { ListedStep } from './listed-step.tsx'
import { firstSellValues } from './sell-steps.policy.ts'
import { SellSteps } from './sell-steps.tsx'

const sentences = {
  busy: 'Submitting crop details...',
  done: 'Crop added successfully',
  refused: 'Failed to add crop.',
  unreachable: 'Failed to submit form.',
}

/** What the form with every field starts with. */
const newCropValues = { unit: 'kg', category: 'Others', dispatchTime: 1 } as const

interface NewCropProps {
  draft: DraftControl
  hasAllFields: boolean
}

interface NewCropFormProps extends NewCropProps {
  startValues: NewCropValues
}

/** A new crop, in four steps or with every field at once: one form, so that changing over keeps what is typed. */
function NewCropForm({ draft, hasAllFields, startValues }: NewCropFormProps) {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const submit = useListingSubmit({
    sentences,
    writeOf: (values: CropInput) => ({ kind: 'crop', listingId: null, values }),
    // The form with every field opens the listing's page.
    onSent: hasAllFields
      ? undefined
      : (id) => navigate(paths.addCrop.href(`listed=${id}`), { replace: true }),
  })
  const { form } = useCropForm({ crop: {}, startValues, draft, onSubmit: submit })
  return hasAllFields ? (
    <CropFormFields
      form={form}
      presetValues={startValues}
      isEdited={false}
      submitLabel={t('Add Crop')}
      busyLabel={t('Adding...')}
    />
  ) : (
    <SellSteps form={form} />
  )
}

/** Until something is typed, changing over starts the other form with its own first values. */
function NewCrop({ draft, hasAllFields }: NewCropProps) {
  const [isTouched, setTouched] = useState(draft.values !== null)
  const [startsWithAll, setStartsWithAll] = useState(hasAllFields)
  if (startsWithAll !== hasAllFields && !isTouched) setStartsWithAll(hasAllFields)
  const [startValues] = useState({ all: newCropValues, steps: firstSellValues() })
  const save = (values: object) => {
    setTouched(true)
    draft.save(values)
  }
  return (
    <NewCropForm
      key={String(startsWithAll)}
      draft={{ ...draft, save }}
      hasAllFields={hasAllFields}
      startValues={startsWithAll ? startValues.all : startValues.steps}
    />
  )
}

export default function CropAddPage() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch())
  const hasAllFields = search.get('form') === 'all'
  const listedId = search.get('listed')
  const handleSwitch = () => navigate(paths.addCrop.href(hasAllFields ? '' : 'form=all'))
  return (
    <Page
      title={t('Add Crop')}
      subtitle={
        hasAllFields
          ? t('Tell buyers what you have. Your listing is live as soon as you send it.')
          : undefined
      }
      // A button and no link: what is typed stays.
      actions={
        listedId === null && (
          <Button variant="subtle" onClick={handleSwitch}>
            {hasAllFields ? t('In four steps') : t('All fields')}
          </Button>
        )
      }
      size="md"
    >
      {listedId === null ? (
        <WithDraft kind="crop" listingId={null}>
          {(draft) => <NewCrop draft={draft} hasAllFields={hasAllFields} />}
        </WithDraft>
      ) : (
        <ListedStep cropId={listedId} />
      )}
    </Page>
  )
}
