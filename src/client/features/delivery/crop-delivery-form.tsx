import { SimpleGrid } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { schemaValues } from '#client/ui/form/model/form-values.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import type { CropDeliveryTerms } from '#shared/delivery/delivery.schema.ts'
import {
  CropDeliveryValues,
  cropDeliveryFields,
  cropDeliveryMode,
  cropDeliveryValues,
  pricedModes,
} from './crop-delivery-fields.ts'
import { DeliveryPreview } from './delivery-preview.tsx'
import { DistrictPicker } from './district-picker.tsx'
import { ModeChoice } from './mode-choice.tsx'

const columns = { base: 1, sm: 2 }

/** Where the user delivers crops and what it costs, with an example. */
export function CropDeliveryForm({ terms }: { terms: CropDeliveryTerms }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const save = trpc.delivery.update.useMutation()
  const form = useFieldForm({
    fields: cropDeliveryFields,
    schema: CropDeliveryValues,
    sentAs: 'crops',
    initialValues: cropDeliveryValues(terms),
    onSubmit: async (crops) => {
      utils.delivery.mine.setData(undefined, await save.mutateAsync({ crops }))
      toastSuccess(t('Delivery saved'))
      await Promise.all([utils.delivery.ofSeller.invalidate(), utils.basket.invalidate()])
    },
  })
  const { values } = form.mantine
  const mode = values.mode as CropDeliveryTerms['mode']
  const isPriced = pricedModes.includes(mode)
  const current = CropDeliveryValues.safeParse(schemaValues(cropDeliveryFields, values)).data
  return (
    <FieldForm form={form} submitLabel={t('Save')} busyLabel={t('Saving...')}>
      <ModeChoice form={form} legend={cropDeliveryMode.label} options={cropDeliveryMode.options} />
      {mode === 'radius' && <Field form={form} name="radiusKm" />}
      {mode === 'districts' && <DistrictPicker form={form} />}
      {mode === 'pins' && <Field form={form} name="pinPrefixes" />}
      {isPriced && (
        <SimpleGrid cols={columns} spacing="lg">
          <Field form={form} name="flatFee" />
          <Field form={form} name="perKmFee" />
          <Field form={form} name="per100KgFee" />
          <Field form={form} name="leastOrder" />
          <Field form={form} name="freeAbove" />
        </SimpleGrid>
      )}
      {isPriced && <DeliveryPreview terms={current} />}
    </FieldForm>
  )
}
