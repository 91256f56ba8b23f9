import { Button, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { useEditing } from '#client/ui/form/use-editing.ts'
import shared from '#client/ui/shared.module.css'
import { toastSuccess } from '#client/ui/toast.ts'
import { maxExternalIdLength } from '#shared/listing/listing.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import classes from './order-reference.module.css'

const fields = defineFields([
  {
    name: 'externalId',
    label: 'Your reference',
    type: 'text',
    description: 'Only you see it. Leave it empty to remove it.',
    autoComplete: 'off',
    maxLength: maxExternalIdLength,
  },
])
/** The order's id comes from the page's address, not from the form. */
const schema = lazySchema(() =>
  import('#shared/order/order-reference.schema.ts').then(({ OrderReferenceInput }) =>
    OrderReferenceInput.pick({ externalId: true }),
  ),
)

function Form({ order, onSaved }: { order: OrderView; onSaved: () => void }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.order.setReference.useMutation()
  const form = useFieldForm({
    fields,
    schema,
    initialValues: { externalId: order.externalId ?? '' },
    onSubmit: async ({ externalId }) => {
      const changed = await mutateAsync({ orderId: order._id, externalId })
      onSaved()
      utils.order.get.setData({ orderId: order._id }, changed)
      toastSuccess(t('Reference saved'))
      await utils.order.invalidate()
    },
  })
  return (
    <FieldForm form={form} submitLabel={t('Save')} busyLabel={t('Saving...')}>
      <Field form={form} name="externalId" />
    </FieldForm>
  )
}

/** The viewer's own reference of the order, for those whose software has set one. */
export function OrderReference({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const { isEditing, setEditing, container } = useEditing()
  if (isEditing) {
    return (
      <div ref={container}>
        <Form order={order} onSaved={() => setEditing(false)} />
      </div>
    )
  }
  if (!order.externalId) return null
  return (
    <div className={shared.startColumn} ref={container}>
      <Text>
        {t('Your reference')}: <b className={classes.reference}>{order.externalId}</b>
      </Text>
      <Button variant="default" data-edit onClick={() => setEditing(true)}>
        {t('Change the reference')}
      </Button>
    </div>
  )
}
