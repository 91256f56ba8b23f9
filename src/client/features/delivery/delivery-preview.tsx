import { SimpleGrid, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useDeliveryText } from '#client/domain/delivery/use-delivery-text.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { NumberInput } from '#client/ui/form/fields/number-input.tsx'
import shared from '#client/ui/shared.module.css'
import type { CropDeliveryTerms } from '#shared/delivery/delivery.schema.ts'
import { deliveryReachTo, quoteDelivery } from '#shared/delivery/delivery-quote.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { pinPattern } from '#shared/place/place.constants.ts'

const example = { weightKg: 500, value: 10_000 }

/** What the typed terms cost for an order: "To Pune 411001, 40 km, 500 kg: ₹620". */
export function DeliveryPreview({ terms }: { terms: CropDeliveryTerms | undefined }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { quoteText, feeText } = useDeliveryText()
  const { user } = useCurrentUser()
  const [typedPin, setPin] = useState('')
  const [isPinLeft, setPinLeft] = useState(false)
  const [weightKg, setWeight] = useState<number | ''>(example.weightKg)
  const [value, setValue] = useState<number | ''>(example.value)
  const pin = toPinDigits(typedPin)
  const isWrongPin = isPinLeft && pin !== '' && !pinPattern.test(pin)
  const { data } = trpc.delivery.ofSeller.useQuery(
    { sellerId: user?._id ?? '', pin },
    { enabled: user !== undefined && pinPattern.test(pin), staleTime: 60_000 },
  )
  const to = data?.to?.pin === pin ? data.to : null
  const goods = { value: Math.max(0, Number(value)), weightKg: Math.max(0, Number(weightKg)) }
  const quote = terms && to && quoteDelivery(deliveryReachTo(terms, to), goods)
  const fee = quote ? feeText(quote.fee) : null
  return (
    <section className={shared.paperBox} aria-labelledby="delivery-example">
      <Title order={3} size="h4" id="delivery-example" mb="sm">
        {t('Try it with an order')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <TextInput
          label={t('PIN code of the buyer')}
          inputMode="numeric"
          maxLength={10}
          value={typedPin}
          onChange={({ currentTarget }) => {
            setPin(currentTarget.value)
            setPinLeft(false)
          }}
          onBlur={() => setPinLeft(true)}
          error={isWrongPin && t('A PIN code has six digits')}
        />
        <NumberInput
          label={t('Weight')}
          rightSection={t('kg')}
          value={weightKg}
          onChange={setWeight}
        />
        <NumberInput
          label={t('Price of the goods')}
          leftSection="₹"
          value={value}
          onChange={setValue}
        />
      </SimpleGrid>
      <Text mt="sm" role="status">
        {quote
          ? [
              quoteText(quote, to),
              fee !== null && `${format.number(goods.weightKg)} ${t('kg')}: ${fee}`,
            ]
              .filter(Boolean)
              .join(', ')
          : t('Enter a PIN code to see what the buyer pays.')}
      </Text>
    </section>
  )
}
