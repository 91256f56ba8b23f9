import type { AccountKind } from '../../../../shared/user.schema.ts'
import { paths } from '../../../core/paths.ts'
import type { CardText } from '../../../features/content/feature-card.tsx'

interface CardGroup {
  /** In English. */
  title: string
  cards: CardText[]
}

const selling: CardGroup = {
  title: 'Sell and lend',
  cards: [
    {
      icon: 'plant',
      title: 'Sell a crop',
      text: 'Photos, price and two dates: a listing takes a few minutes.',
      action: { label: 'Add Crop', href: paths.addCrop.href() },
    },
    {
      icon: 'tractor',
      title: 'Lend a machine',
      text: 'Let a machine earn on the days when it would stand still.',
      action: { label: 'Add Equipment', href: paths.addEquipment.href() },
    },
    {
      icon: 'rupee',
      title: 'Know the price',
      text: 'What others ask for, and what the mandi pays.',
      action: { label: 'Market Prices', href: paths.dashboardMarketPrice.href() },
    },
  ],
}

const buying: CardGroup = {
  title: 'Buy and rent',
  cards: [
    {
      icon: 'basket',
      title: 'Shop',
      text: 'Fresh produce, straight from the farms it grew on.',
      action: { label: 'Browse the shop', href: paths.shop.href() },
    },
    {
      icon: 'calendar',
      title: 'Rental',
      text: 'Tractors, harvesters and sprayers by the day.',
      action: { label: 'Rent a machine', href: paths.rental.href() },
    },
    {
      icon: 'phone',
      title: 'Contact us',
      text: 'A question, or something that does not work? Tell us.',
      action: { label: 'Contact Support', href: paths.contactUs.href() },
    },
  ],
}

/** A farmer sells first, a merchant buys first; both can do both. */
export const cardGroups = (view: AccountKind): CardGroup[] =>
  view === 'merchant' ? [buying, selling] : [selling, buying]
