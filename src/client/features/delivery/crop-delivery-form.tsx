import { SimpleGrid, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { schemaValues } from '#client/ui/form/model/form-values.ts'
import { lazySchema, schemaNow } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import type { CropDeliveryTerms } from '#shared/delivery/delivery.schema.ts'
import {
  cropDeliveryFields,
  cropDeliveryMode,
  cropDeliveryValues,
  pricedModes,
} from './crop-delivery-fields.ts'
import { DeliveryPreview } from './delivery-preview.tsx'
import { ModeChoice } from './mode-choice.tsx'

const deliverySchema = lazySchema(() =>
  import('./crop-delivery.schema.ts').then(({ CropDeliveryValues }) => CropDeliveryValues),
)
const DistrictPicker = lazyPart(() => import('./district-picker.tsx'))

/** The pixels of the field with its label and description, before its code has come. */
const districtsHeight = 95
const columns = { base: 1, sm: 2 }

/** Where the user delivers crops and what it costs, with an example. */
export function CropDeliveryForm({ terms }: { terms: CropDeliveryTerms }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const save = trpc.delivery.update.useMutation()
  const form = useFieldForm({
    fields: cropDeliveryFields,
    schema: deliverySchema,
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
  const current = schemaNow(deliverySchema)?.safeParse(
    schemaValues(cropDeliveryFields, values),
  ).data
  return (
    <FieldForm form={form} submitLabel={t('Save')} busyLabel={t('Saving...')}>
      <ModeChoice form={form} legend={cropDeliveryMode.label} options={cropDeliveryMode.options} />
      {mode === 'radius' && <Field form={form} name="radiusKm" />}
      {mode === 'districts' && (
        <Suspense fallback={<Skeleton h={districtsHeight} />}>
          <DistrictPicker form={form} />
        </Suspense>
      )}
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
