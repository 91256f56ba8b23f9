import { SimpleGrid } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import type { EquipmentTravelTerms } from '#shared/delivery/delivery.schema.ts'
import { ModeChoice } from './mode-choice.tsx'

const travelMode = {
  name: 'mode',
  label: 'How do renters get your machines?',
  type: 'select',
  options: [
    { value: 'agreed', label: 'They collect it, or you agree on bringing it' },
    { value: 'pickup', label: 'They collect it' },
    { value: 'radius', label: 'You bring it up to a distance' },
  ],
} as const

const fields = defineFields([
  travelMode,
  {
    name: 'radiusKm',
    label: 'Kilometres',
    type: 'number',
    isWhole: true,
    description: 'From your PIN code, as the crow flies',
  },
  { name: 'flatFee', label: 'Fixed charge', type: 'number', prefix: '₹' },
  { name: 'perKmFee', label: 'Charge per km', type: 'number', prefix: '₹' },
  {
    name: 'leastDays',
    label: 'Smallest number of days',
    type: 'number',
    isWhole: true,
    description: 'For fewer days, renters collect it',
  },
])

const travelSchema = lazySchema(() =>
  import('./equipment-travel.schema.ts').then(({ TravelValues }) => TravelValues),
)

/** How far the user's machines travel to a renter and what it costs. */
export function EquipmentTravelForm({ terms }: { terms: EquipmentTravelTerms }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const save = trpc.delivery.update.useMutation()
  const form = useFieldForm({
    fields,
    schema: travelSchema,
    sentAs: 'equipment',
    initialValues: {
      mode: terms.mode,
      radiusKm: terms.radiusKm ?? '',
      flatFee: terms.flatFee || '',
      perKmFee: terms.perKmFee || '',
      leastDays: terms.leastDays,
    },
    onSubmit: async (equipment) => {
      utils.delivery.mine.setData(undefined, await save.mutateAsync({ equipment }))
      toastSuccess(t('Delivery saved'))
      await utils.delivery.ofSeller.invalidate()
    },
  })
  return (
    <FieldForm form={form} submitLabel={t('Save')} busyLabel={t('Saving...')}>
      <ModeChoice form={form} legend={travelMode.label} options={travelMode.options} />
      {form.mantine.values.mode === 'radius' && (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <Field form={form} name="radiusKm" />
          <Field form={form} name="flatFee" />
          <Field form={form} name="perKmFee" />
          <Field form={form} name="leastDays" />
        </SimpleGrid>
      )}
    </FieldForm>
  )
}
