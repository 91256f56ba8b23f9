import { Skeleton } from '@mantine/core'
import { useListingSubmit } from '#client/domain/listing-form/use-listing-submit.ts'
import { WithDraft } from '#client/domain/listing-form/with-draft.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { Page } from '#client/ui/page.tsx'
import type { EquipmentInput } from '#shared/equipment/equipment.schema.ts'
import { EquipmentForm } from './equipment-form.tsx'

const equipmentSchema = lazySchema(() =>
  import('#shared/equipment/equipment.schema.ts').then(({ EquipmentInput }) => EquipmentInput),
)

const sentences = {
  busy: 'Submitting equipment details...',
  done: 'Equipment added successfully',
  refused: 'Failed to add equipment.',
  unreachable: 'Failed to submit form.',
}
const newEquipment = { currency: 'INR', status: 'available' } as const

export default function EquipmentAddPage() {
  const { t } = useTranslation()
  const { user, isLoading } = useCurrentUser()
  const submit = useListingSubmit({
    sentences,
    writeOf: (values: EquipmentInput) => ({ kind: 'equipment', listingId: null, values }),
  })
  return (
    <Page
      title={t('Add Equipment')}
      subtitle={t('Rent out your machine on the days you do not need it.')}
      size="md"
    >
      <WithDraft kind="equipment" listingId={null}>
        {(draft) =>
          isLoading ? (
            <Skeleton height={480} radius="lg" />
          ) : (
            <EquipmentForm
              schema={equipmentSchema}
              equipment={{ ...newEquipment, contactNumber: user?.phone ?? '' }}
              draft={draft}
              submitLabel={t('Add Equipment')}
              busyLabel={t('Adding...')}
              onSubmit={submit}
            />
          )
        }
      </WithDraft>
    </Page>
  )
}
