import { Text } from '@mantine/core'
import { IconMessage, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { AddToCart } from '#client/domain/cart/add-to-cart.tsx'
import { amountOf } from '#client/domain/listing/crop-units.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { ChoiceBox } from '#client/ui/list/choice-box.tsx'
import { clampWhole } from '#client/ui/list/stepper.policy.ts'
import { lineTotal } from '#shared/cart/line-total.ts'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { isExpired } from '#shared/crop/expiry.ts'

/** The quantity stepper and the buttons for the viewer. */
export function useCropPurchase(crop: CropView) {
  const { t } = useTranslation()
  const format = useFormat()
  const [selectedQuantity, setSelectedQuantity] = useState(1)
  const range = { min: 1, max: Math.floor(crop.quantity) }
  const quantity = clampWhole(selectedQuantity, range)
  const hasExpired = isExpired(crop.expiryDate)

  if (crop.isUserCrop) {
    return {
      quantity,
      choice: null,
      total: null,
      stockMessage: null,
      actions: (
        <LinkButton
          href={paths.editCrop.href(crop._id)}
          leftSection={<IconPencil size={20} aria-hidden />}
        >
          {t('Edit Crop')}
        </LinkButton>
      ),
    }
  }
  const unavailableReason = hasExpired
    ? t('This crop has expired and can no longer be bought.')
    : quantity === 0 && t('Out of stock')
  const total = format.money(lineTotal({ quantity, price: crop.price }))
  return {
    quantity,
    total: hasExpired || quantity === 0 ? null : total,
    choice: !hasExpired && (
      <ChoiceBox
        stepper={{
          label: t('Quantity'),
          increaseLabel: t('Increase quantity'),
          decreaseLabel: t('Decrease quantity'),
          value: quantity,
          ...range,
          onChange: setSelectedQuantity,
        }}
        sum={`${amountOf(t, format, quantity, crop.unit)} × ${format.money(crop.price)}`}
        total={total}
      />
    ),
    stockMessage: unavailableReason && (
      <Text size="sm" mb="xs">
        {unavailableReason}
      </Text>
    ),
    actions: (
      <>
        <AddToCart crop={crop} quantity={quantity} isDisabled={quantity === 0 || hasExpired} />
        <LinkButton
          variant="default"
          data-secondary
          href={paths.startConversation.href(`crop=${crop._id}`)}
          leftSection={<IconMessage size={20} aria-hidden />}
        >
          {t('Contact Farmer')}
        </LinkButton>
      </>
    ),
  }
}
