import { Alert, Title } from '@mantine/core'
import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { linesOf, totalWithDelivery } from '#client/domain/cart/cart-view.policy.ts'
import { useCartAt } from '#client/domain/cart/use-cart-at.ts'
import { useDeliveryPin } from '#client/domain/delivery/delivery-pin.ts'
import { useAgreedFees } from '#client/domain/delivery/use-agreed-fees.ts'
import { usePinOfBuyer } from '#client/domain/delivery/use-pin-of-buyer.ts'
import { usePinBlock } from '#client/domain/place/use-pin-block.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Field } from '#client/ui/form/field.tsx'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { readPath, storedValues } from '#client/ui/form/model/form-values.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import shared from '#client/ui/shared.module.css'
import { StickyBar } from '#client/ui/sticky-bar.tsx'
import type { CartView } from '#shared/cart/cart.schema.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import { pinPattern, unknownPin } from '#shared/place/place.constants.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import classes from '../cart.module.css'
import checkoutClasses from './checkout.module.css'
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft.ts'
import { addressFromProfile, checkoutFields } from './checkout-fields.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { agreedFeesOf, deliveriesOf, useDeliveryWays } from './delivery-ways.ts'
import { PaymentChoice, sellersToPay, sellersWithoutUpi } from './payment-choice.tsx'
import { usePlaceOrder } from './use-place-order.ts'

const schemaFor = (way: DeliveryWay) =>
  lazySchema(() =>
    import('./checkout.schema.ts').then(({ checkoutSchemas }) => checkoutSchemas[way]),
  )
const schemas = { delivery: schemaFor('delivery'), pickup: schemaFor('pickup') }

interface CheckoutFormProps {
  cart: CartView
  /** undefined when the profile failed to load. */
  user: UserView | undefined
}

/** Delivery, payment and a note to the sellers; submitting places all orders together. */
export function CheckoutForm({ cart: ownCart, user }: CheckoutFormProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const addressId = useId()
  const account = user?._id ?? null
  const [draft] = useState(() => readCheckoutDraft(account))
  const typedPin = useDeliveryPin()
  const knownPin = usePinOfBuyer()
  const [zip, setZip] = useState('')
  const cart = useCartAt(ownCart, pinPattern.test(zip) ? zip : knownPin)
  const { wayOf, setWay, isDelivery, ways } = useDeliveryWays(cart, draft)
  const [chosenPay, setPayBy] = useState(draft?.payBy ?? 'cash')
  const payees = sellersToPay(cart, wayOf)
  const payBy = sellersWithoutUpi(payees).length > 0 ? 'cash' : chosenPay
  const { agreedFee, acceptNewFees } = useAgreedFees()
  const fees = agreedFeesOf(cart, agreedFee)
  const { place, handleFailure, isConnectionLost } = usePlaceOrder(acceptNewFees)
  const fields = checkoutFields(isDelivery)
  const form = useFieldForm({
    fields,
    schema: schemas[isDelivery ? 'delivery' : 'pickup'],
    initialValues: {
      ...(user && { address: addressFromProfile(user, typedPin) }),
      ...storedValues(fields, draft?.values),
    },
    // The draft stays on this tab, so leaving loses nothing.
    isStored: true,
    onSubmit: ({ address, note }) => {
      const lines = linesOf(cart).map(({ cropId, quantity, price, unit, name }) => ({
        cropId,
        quantity,
        price,
        unit,
        name,
        currency: 'INR' as const,
      }))
      const delivery = isDelivery ? 'delivery' : 'pickup'
      const deliveries = deliveriesOf(cart, wayOf, fees)
      return place({ lines, delivery, deliveries, address, payBy, note })
    },
    onFailure: handleFailure,
  })
  const { values } = form.mantine
  // A circle: the fields depend on the cart, whose delivery is priced for the PIN code, which is one of the
  // fields. So the cart follows the PIN code one render later.
  const currentZip = String(readPath(values, 'address.zip') ?? '').replaceAll(/\s/g, '')
  if (currentZip !== zip) setZip(currentZip)
  const { deliverTo } = cart
  const isUnknownPin = isDelivery && deliverTo?.pin === currentZip && !deliverTo.place
  usePinBlock(form, 'address.zip', isUnknownPin ? unknownPin : null, true)
  useEffect(() => {
    const delivery = isDelivery ? 'delivery' : 'pickup'
    saveCheckoutDraft({ account, delivery, ways, payBy: chosenPay, values })
  }, [account, isDelivery, ways, chosenPay, values])
  const groups = cart.parts.filter(({ seller }) => seller !== null)

  const total = format.money(totalWithDelivery(cart, wayOf))
  const field = (name: string) => <Field form={form} name={name} />
  return (
    <FieldForm form={form} submitLabel={t('Place order')} busyLabel={t('Placing your order...')}>
      {({ failure, button }) => (
        <div className={classes.columns}>
          <div className={shared.stackedColumn}>
            {groups.map((group) => (
              <DeliveryChoice
                key={group.seller?._id}
                group={group}
                isOnlySeller={groups.length === 1}
                deliverTo={cart.deliverTo}
                value={wayOf(group)}
                onChange={(way) => setWay(group, way)}
              />
            ))}
            {isDelivery && (
              <section className={shared.whiteBox} aria-labelledby={addressId}>
                <Title order={2} size="h4" id={addressId} mb="sm">
                  {t('Delivery address')}
                </Title>
                <div className={checkoutClasses.fields}>
                  <div className={checkoutClasses.wide}>{field('address.name')}</div>
                  {field('address.phone')}
                  <div className={checkoutClasses.wide}>{field('address.line')}</div>
                  {field('address.city')}
                  {field('address.zip')}
                  <div className={checkoutClasses.wide}>{field('address.state')}</div>
                </div>
              </section>
            )}
            {payees.length > 0 && (
              <PaymentChoice sellers={payees} value={payBy} onChange={setPayBy} />
            )}
            {field('note')}
          </div>
          <div className={classes.side}>
            <CheckoutSummary cart={cart} wayOf={wayOf} />
            {isConnectionLost && (
              <Alert color="turmeric" role="alert" icon={<IconWifiOff aria-hidden />}>
                {t(
                  'No answer from the server: your connection may be lost. Your input is saved. Try again; your order is placed only once.',
                )}
              </Alert>
            )}
            {failure}
            <StickyBar sum={{ label: t('Grand total'), amount: total }}>{button}</StickyBar>
          </div>
        </div>
      )}
    </FieldForm>
  )
}
