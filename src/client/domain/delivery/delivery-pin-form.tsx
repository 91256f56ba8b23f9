import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { setDeliveryPin } from './delivery-pin.ts'

const pinSchema = lazySchema(() =>
  import('#shared/order/delivery-address.schema.ts').then(
    ({ DeliveryAddress }) => DeliveryAddress.shape.zip,
  ),
)

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
      schema={pinSchema}
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
