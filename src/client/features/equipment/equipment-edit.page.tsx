import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import {
  availableToBeforeFrom,
  EquipmentUpdate,
  type EquipmentView,
} from '../../../shared/equipment.schema.ts'
import { EditGate } from '../../core/listing-form/edit-gate.tsx'
import { useListingSubmit } from '../../core/listing-form/use-listing-submit.ts'
import { WithDraft } from '../../core/listing-form/with-draft.tsx'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { Page } from '../../core/ui/page.tsx'
import { EquipmentForm } from './equipment-form.tsx'

const sentences = {
  busy: 'Updating equipment...',
  done: 'Equipment updated successfully',
  refused: 'Failed to update equipment.',
  unreachable: 'Failed to update form.',
}
/** The form has every field, so the two dates can be compared here already. */
const EditedEquipment = EquipmentUpdate.omit({ equipmentId: true }).refine(
  ({ availableFrom = '', availableTo = '' }) => availableTo >= availableFrom,
  { path: ['availableTo'], message: availableToBeforeFrom },
)

function EditEquipment({ equipment: latest }: { equipment: EquipmentView }) {
  const { t } = useTranslation()
  // As the form was given it: what is asked for again meanwhile is not what was changed.
  const [equipment] = useState(latest)
  const submit = useListingSubmit({ kind: 'equipment', sentences, before: equipment })
  return (
    <WithDraft kind="equipment" listingId={equipment._id} images={equipment.images}>
      {(draft) => (
        <EquipmentForm
          schema={EditedEquipment}
          equipment={equipment}
          draft={draft}
          submitLabel={t('Update Equipment')}
          busyLabel={t('Updating...')}
          checksOnChange
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
