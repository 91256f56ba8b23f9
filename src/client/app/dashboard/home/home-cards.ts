import type { CardText } from '#client/features/content/layout/feature-card.tsx'
import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'

interface CardGroup {
  title: English
  cards: CardText[]
}

const today: CardGroup = {
  title: 'Today in the field',
  cards: [
    {
      icon: 'weather',
      title: 'Weather for the field',
      text: 'Current weather, a forecast day by day, and what it means for today’s work.',
      action: { label: 'See the weather', href: paths.dashboardWeather.href() },
    },
    {
      icon: 'news',
      title: 'Daily agritech news',
      text: 'News on farming, business and technology, gathered from named sources.',
      action: { label: 'Read the news', href: paths.dashboardNews.href() },
    },
    {
      icon: 'chat',
      title: 'FarmAdvisor chatbot',
      text: 'Ask about pests, soil, water or seasons, at any hour.',
      action: { label: 'Ask FarmAdvisor', href: paths.chatbot.href() },
    },
  ],
}

const selling: CardGroup = {
  title: 'Sell and rent out',
  cards: [
    {
      icon: 'plant',
      title: 'Sell a crop',
      text: 'Photos, price and two dates: a listing takes a few minutes.',
      action: { label: 'Add Crop', href: paths.addCrop.href() },
    },
    {
      icon: 'tractor',
      title: 'Rent out a machine',
      text: 'Let a machine earn on the days you do not use it.',
      action: { label: 'Add Equipment', href: paths.addEquipment.href() },
    },
    {
      icon: 'rupee',
      title: 'Know the price',
      text: 'Prices in the shop and at the mandi.',
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

/** The groups of cards, in the order of the view. */
export const cardGroups = (view: AccountKind): CardGroup[] =>
  view === 'merchant' ? [buying, today, selling] : [today, selling, buying]
