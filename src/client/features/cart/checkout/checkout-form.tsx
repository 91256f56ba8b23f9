import { Alert, Title } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linesOf } from '#client/domain/cart/cart-view.policy.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { storedValues } from '#client/ui/form/model/form-values.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import shared from '#client/ui/shared.module.css'
import type { CartView } from '#shared/cart/cart.schema.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import classes from '../cart.module.css'
import checkoutClasses from './checkout.module.css'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { addressFromProfile, checkoutFields, checkoutSchemas } from './checkout-fields.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { PaymentChoice, sellersWithoutUpi } from './payment-choice.tsx'
import { usePlaceOrder } from './use-place-order.ts'

interface CheckoutFormProps {
  cart: CartView
  /** undefined when the profile failed to load. */
  user: UserView | undefined
}

/** Delivery, payment and a note to the sellers; submitting places all orders together. */
export function CheckoutForm({ cart, user }: CheckoutFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const addressId = useId()
  const account = user?._id ?? null
  const [draft] = useState(() => readCheckoutDraft(account))
  const [delivery, setDelivery] = useState(draft?.delivery ?? 'delivery')
  const [chosenPay, setPayBy] = useState(draft?.payBy ?? 'cash')
  const payBy = sellersWithoutUpi(cart).length > 0 ? 'cash' : chosenPay
  const { place, handleFailure, isConnectionLost } = usePlaceOrder()
  const fields = checkoutFields(delivery === 'delivery')
  const form = useFieldForm({
    fields,
    schema: checkoutSchemas[delivery],
    initialValues: {
      ...(user && { address: addressFromProfile(user) }),
      ...storedValues(fields, draft?.values),
    },
    // The draft stays on this tab, so leaving loses nothing.
    isStored: true,
    onSubmit: ({ address, note }) => {
      const lines = linesOf(cart).map(({ cropId, quantity, price, unit, name }) => ({
        ...{ cropId, quantity, price, unit, name, currency: 'INR' as const },
      }))
      return place({ lines, delivery, address, payBy, note })
    },
    onFailure: handleFailure,
  })
  const { values } = form.mantine
  useEffect(
    () => saveCheckoutDraft({ account, delivery, payBy: chosenPay, values }),
    [account, delivery, chosenPay, values],
  )

  const field = (name: string) => <Field form={form} name={name} />
  return (
    <div className={`${shared.columns} ${classes.columns}`}>
      <FieldForm
        form={form}
        submitLabel={t('Place order')}
        busyLabel={t('Placing your order...')}
        actions={
          <span className={checkoutClasses.sum}>
            {t('Grand total')} <b>{format.money(cart.total)}</b>
          </span>
        }
      >
        <DeliveryChoice cart={cart} value={delivery} onChange={setDelivery} />
        {delivery === 'delivery' && (
          <section className={shared.whiteBox} aria-labelledby={addressId}>
            <Title order={2} size="h4" id={addressId} mb="sm">
              {t('Delivery address')}
            </Title>
            <div className={checkoutClasses.fields}>
              {field('address.name')}
              {field('address.phone')}
              <div className={checkoutClasses.wide}>{field('address.line')}</div>
              {field('address.city')}
              {field('address.zip')}
              <div className={checkoutClasses.wide}>{field('address.state')}</div>
            </div>
          </section>
        )}
        <PaymentChoice cart={cart} value={payBy} onChange={setPayBy} />
        {field('note')}
        {isConnectionLost && (
          <Alert color="turmeric" role="alert" icon={<IconWifiOff aria-hidden />}>
            {t(
              'No answer from the server: your connection may be lost. Your input is saved. Try again; your order is placed only once.',
            )}
          </Alert>
        )}
      </FieldForm>
      <CheckoutSummary cart={cart} />
    </div>
  )
}
