import { IconTruckDelivery } from '@tabler/icons-react'
import type { DeliveryPlace, DeliveryQuote } from '#shared/delivery/delivery-quote.schema.ts'
import { isDeliverable } from '#shared/delivery/delivery-quote.ts'
import classes from './delivery-line.module.css'
import { useDeliveryText } from './use-delivery-text.ts'

interface DeliveryLineProps {
  quote: DeliveryQuote
  to: DeliveryPlace | null
  /** City and state of the seller; "" when not given. */
  sellerPlace: string
}

/** Whether a seller delivers the goods, and the fee. */
export function DeliveryLine({ quote, to, sellerPlace }: DeliveryLineProps) {
  const { quoteText, feeText } = useDeliveryText()
  const isRefused = !isDeliverable(quote) && quote.outcome !== 'no-pin'
  const fee = feeText(quote.fee)
  return (
    <p className={classes.line} data-refused={isRefused || undefined} aria-live="polite">
      <IconTruckDelivery size={20} aria-hidden />
      <span>{quoteText(quote, to, sellerPlace)}</span>
      {fee && <strong>{fee}</strong>}
    </p>
  )
}
