import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { DeliveryAddress } from '#shared/order/order.schema.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { setDeliveryPin } from './delivery-pin.ts'

/** Asks where to deliver; the answer stays on this tab. @param pin the one that is shown; "" for none. */
export function DeliveryPinForm({ pin }: { pin: string }) {
  const { t } = useTranslation()
  return (
    <OneFieldForm
      key={pin}
      input={{
        label: t('PIN code to deliver to'),
        inputMode: 'numeric',
        autoComplete: 'postal-code',
        maxLength: 10,
      }}
      initialValue={pin}
      tidy={toPinDigits}
      schema={DeliveryAddress.shape.zip}
      submitLabel={t('Show the cost')}
      busyLabel={t('Loading...')}
      submitVariant="default"
      onSubmit={async (typed) => {
        setDeliveryPin(typed)
        return null
      }}
    />
  )
}
