import { useTranslation } from 'react-i18next'
import { EquipmentInput } from '../../../shared/equipment.schema.ts'
import { useListingSubmit } from '../../core/listing-form/use-listing-submit.ts'
import { paths } from '../../core/paths.ts'
import { trpc } from '../../core/trpc.ts'
import { Page } from '../../core/ui/page.tsx'
import { EquipmentForm } from './equipment-form.tsx'

const sentences = {
  busy: 'Submitting equipment details...',
  done: 'Equipment added successfully',
  refused: 'Failed to add equipment.',
  unreachable: 'Failed to submit form.',
}
const newEquipment = { currency: 'INR', status: 'available' } as const

export default function EquipmentAddPage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const add = trpc.equipment.add.useMutation()
  const submit = useListingSubmit<EquipmentInput>({
    sentences,
    save: (equipment) => add.mutateAsync(equipment),
    refresh: () => utils.equipment.invalidate(),
    hrefOf: paths.equipmentAlias.href,
  })
  return (
    <Page
      title={t('Add Equipment')}
      subtitle={t('A machine that stands still can work for a neighbour.')}
      size="md"
    >
      <EquipmentForm
        schema={EquipmentInput}
        equipment={newEquipment}
        submitLabel={t('Add Equipment')}
        busyLabel={t('Adding...')}
        onSubmit={submit}
      />
    </Page>
  )
}
