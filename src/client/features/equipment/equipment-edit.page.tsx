import { useState } from 'react'
import { useParams } from 'wouter'
import { EditGate } from '#client/domain/listing-form/edit-gate.tsx'
import { useListingSubmit } from '#client/domain/listing-form/use-listing-submit.ts'
import { WithDraft } from '#client/domain/listing-form/with-draft.tsx'
import { changesOf } from '#client/domain/outbox/send-listing.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { Page } from '#client/ui/page.tsx'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'
import type { EditedEquipment } from './edited-equipment.schema.ts'
import { EquipmentForm } from './equipment-form.tsx'

const sentences = {
  busy: 'Updating equipment...',
  done: 'Equipment updated successfully',
  refused: 'Failed to update equipment.',
  unreachable: 'Failed to update form.',
}
const editedSchema = lazySchema(() =>
  import('./edited-equipment.schema.ts').then(({ EditedEquipment }) => EditedEquipment),
)

function EditEquipment({ equipment: latest }: { equipment: EquipmentView }) {
  const { t } = useTranslation()
  // The listing the form started from: a background refetch must not change what counts as edited.
  const [equipment] = useState(latest)
  const submit = useListingSubmit({
    sentences,
    writeOf: (values: EditedEquipment) => ({
      kind: 'equipment',
      listingId: equipment._id,
      values: changesOf(equipment, values),
    }),
    nameBefore: equipment.name,
  })
  return (
    <WithDraft kind="equipment" listingId={equipment._id} images={equipment.images}>
      {(draft) => (
        <EquipmentForm
          schema={editedSchema}
          equipment={equipment}
          draft={draft}
          submitLabel={t('Update Equipment')}
          busyLabel={t('Updating...')}
          isEdited
          onSubmit={submit}
        />
      )}
    </WithDraft>
  )
}

export default function EquipmentEditPage() {
  const { t } = useTranslation()
  const { equipmentId = '' } = useParams()
  const query = trpc.equipment.get.useQuery({ equipmentId }, { refetchOnMount: 'always' })
  return (
    <Page title={t('Edit Equipment')} size="md">
      <EditGate
        query={query}
        isOwn={(equipment) => equipment.isUserEquipment}
        href={paths.equipmentAlias.href(equipmentId)}
        loadingText="Loading equipment details..."
        failedText="Failed to fetch equipment data."
        notOwnerText="You are not authorized to edit this equipment."
      >
        {(equipment) => <EditEquipment equipment={equipment} />}
      </EditGate>
    </Page>
  )
}
