import { AppError, type Issue, issueFromTemplate } from '#server/platform/errors/errors.ts'
import type { DeliveryQuote, TravelQuote } from '#shared/delivery/delivery-quote.schema.ts'

/** Distances are measured from the PIN code of the profile, which is missing or not known. */
export const deliveryNeedsPin = () =>
  new AppError({
    code: 'delivery.no_pin',
    status: 409,
    message: 'Please add your PIN code to your profile first: distances are measured from there.',
  })

/**
 * Why goods are not delivered, as an issue of an input field.
 * @param pin where they should go.
 */
export function deliveryRefusal(
  path: string,
  { outcome, leastOrder, missing }: DeliveryQuote,
  pin: string,
): Issue {
  switch (outcome) {
    case 'below-least':
      return issueFromTemplate(
        path,
        'This seller delivers orders of ₹{{least}} or more. Add ₹{{missing}} more or choose pick-up.',
        { least: leastOrder, missing },
      )
    case 'unknown-pin':
      return unknownPin(path, pin)
    case 'beyond':
      return issueFromTemplate(
        path,
        'This seller does not deliver to {{pin}}. Please choose pick-up.',
        { pin },
      )
    default:
      return { path, message: 'This seller does not deliver. Please choose pick-up.' }
  }
}

const unknownPin = (path: string, pin: string) =>
  issueFromTemplate(path, 'We could not find the PIN code {{pin}}. Please check it.', { pin })

/** The fee of a delivery, when it differs from what the buyer saw. @param fee null when it is agreed. */
export function deliveryFeeChange(path: string, fee: number | null, pin: string): Issue {
  if (fee === null) {
    return { path, message: 'You now agree on the cost of the delivery with the seller.' }
  }
  return fee === 0
    ? issueFromTemplate(path, 'Delivery to {{pin}} is free now.', { pin })
    : issueFromTemplate(path, 'Delivery to {{pin}} now costs ₹{{fee}}.', { pin, fee })
}

/** Why a machine is not brought, as an issue of an input field. @param pin where it should go. */
export function travelRefusal(
  path: string,
  { outcome, leastDays }: TravelQuote,
  pin: string,
): Issue {
  switch (outcome) {
    case 'too-few-days':
      return issueFromTemplate(
        path,
        'The owner brings the machine if you book {{days}} days or more. Book more days or collect it.',
        { days: leastDays },
      )
    case 'unknown-pin':
      return unknownPin(path, pin)
    case 'beyond':
      return issueFromTemplate(
        path,
        'The machine does not travel to {{pin}}. You can collect it from the owner.',
        { pin },
      )
    default:
      return { path, message: 'The owner does not bring the machine. You can collect it.' }
  }
}

/** The fee for bringing a machine, when it differs from what the renter saw. */
export function travelFeeChange(path: string, fee: number | null, pin: string): Issue {
  if (fee === null) {
    return { path, message: 'You now agree on the cost of bringing the machine with the owner.' }
  }
  return issueFromTemplate(path, 'Bringing the machine to {{pin}} now costs ₹{{fee}}.', {
    pin,
    fee,
  })
}
