import type { JourneyMeter } from './journey-meter.ts'
import { askAboutDisease, priceOf } from './look-up.ts'
import { signUpAndList } from './sign-up-and-list.ts'
import { answerOrderAndGetPaid, bookThreeDays, orderFromTwo, whyDeclined } from './trade.ts'

/** What people come for, each from its first page to the moment they have it. */
export const journeys: Record<string, (meter: JourneyMeter) => Promise<void>> = {
  'sign up and list a crop': signUpAndList,
  'order from two farmers': orderFromTwo,
  'book a machine for three days': bookThreeDays,
  'see today’s onion price': priceOf({ en: 'Onion', hi: 'प्याज़' }),
  'answer an order and get paid': answerOrderAndGetPaid,
  'ask about a disease': askAboutDisease,
  'find out why an order was declined': whyDeclined,
}
