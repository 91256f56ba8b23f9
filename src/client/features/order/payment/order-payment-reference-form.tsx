import { Alert, Button, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
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
import { typedDigits } from '#shared/kit/phone.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import { OrderGivenReference } from './order-given-reference.tsx'
import classes from './order-payment-reference-form.module.css'

const fields = defineFields([
  {
    name: 'reference',
    label: 'Payment reference (12 digits)',
    type: 'text',
    required: 'The payment reference has 12 digits',
    description: 'Your UPI app shows it after paying, as UTR, RRN or UPI reference.',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 40,
    tidy: typedDigits,
  },
])
/** The order's id comes from the page's address, not from the form. */
const schema = lazySchema(() =>
  import('#shared/order/order.schema.ts').then(({ PaymentReferenceInput }) =>
    PaymentReferenceInput.pick({ reference: true }),
  ),
)

function Form({ order, onSent }: { order: OrderView; onSent: () => void }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { mutateAsync } = trpc.order.giveReference.useMutation()
  const form = useFieldForm({
    fields,
    schema,
    initialValues: { reference: order.paymentReference ?? '' },
    onSubmit: async ({ reference }) => {
      const changed = await mutateAsync({ orderId: order._id, reference })
      onSent()
      utils.order.get.setData({ orderId: order._id }, changed)
      toastSuccess(t('Reference sent to the seller'))
      await utils.order.invalidate()
    },
  })
  return (
    <FieldForm form={form} submitLabel={t('I have paid')} busyLabel={t('Sending...')}>
      <Field form={form} name="reference" />
    </FieldForm>
  )
}

/**
 * Where the buyer reports the payment. The order counts as paid once the seller confirms the money.
 */
export function OrderPaymentReferenceForm({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const { isEditing, setEditing, container } = useEditing()
  const { paymentReference, canGiveReference } = order
  if (paymentReference && !isEditing) {
    return (
      <div className={shared.startColumn} ref={container}>
        <OrderGivenReference reference={paymentReference} />
        <Text c="dimmed">
          {t('The seller checks it and confirms. Until then, the order does not count as paid.')}
        </Text>
        {canGiveReference && (
          <Button variant="default" data-edit onClick={() => setEditing(true)}>
            {t('Correct the reference')}
          </Button>
        )}
      </div>
    )
  }
  if (!canGiveReference) return null
  return (
    <div className={shared.startColumn} ref={container}>
      <Alert color="turmeric" role="note" icon={<IconInfoCircle aria-hidden />} c="inherit">
        {t(
          'Paid? Enter the reference, so that the seller can find your money. The order counts as paid when the seller confirms it.',
        )}
      </Alert>
      <div className={classes.form}>
        <Form order={order} onSent={() => setEditing(false)} />
      </div>
    </div>
  )
}
