import { useTranslation } from 'react-i18next'
import { useParams } from 'wouter'
import type { z } from 'zod'
import { availableToBeforeFrom, EquipmentUpdate } from '../../../shared/equipment.schema.ts'
import { EditGate } from '../../core/listing-form/edit-gate.tsx'
import { useListingSubmit } from '../../core/listing-form/use-listing-submit.ts'
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
type EditedEquipment = z.infer<typeof EditedEquipment>

export default function EquipmentEditPage() {
  const { t } = useTranslation()
  const { equipmentId = '' } = useParams()
  const utils = trpc.useUtils()
  const query = trpc.equipment.get.useQuery({ equipmentId }, { refetchOnMount: 'always' })
  const update = trpc.equipment.update.useMutation()
  const submit = useListingSubmit<EditedEquipment>({
    sentences,
    save: (equipment) => update.mutateAsync({ ...equipment, equipmentId }),
    refresh: () => utils.equipment.invalidate(),
    hrefOf: paths.equipmentAlias.href,
  })
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
        {(equipment) => (
          <EquipmentForm
            schema={EditedEquipment}
            equipment={equipment}
            submitLabel={t('Update Equipment')}
            busyLabel={t('Updating...')}
            checksOnChange
            onSubmit={submit}
          />
        )}
      </EditGate>
    </Page>
  )
}
