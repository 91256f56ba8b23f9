import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The Services page. */
export const services: ArticleText = {
  title: 'Our Services',
  subtitle: 'Everything around the field, from choosing a crop to selling it.',
  scene: 'tractor',
  sections: [
    {
      title: 'Six ways we help',
      cards: [
        {
          icon: 'plant',
          title: 'Crop database and planting calculator',
          text: 'What a crop needs, when to plant it in your zone and when it will be ready.',
          action: { label: 'Open the crop database', href: paths.cropDatabase.href() },
        },
        {
          icon: 'rupee',
          title: 'Market price updates',
          text: 'Prices state by state, with their source and date, so that you know before you sell.',
          action: { label: 'See market prices', href: paths.marketPrices.href() },
        },
        {
          icon: 'weather',
          title: 'Weather for the field',
          text: 'Current weather, a forecast day by day, and what it means for today’s work.',
          action: { label: 'See the weather', href: paths.weather.href() },
        },
        {
          icon: 'tractor',
          title: 'Equipment rental',
          text: 'Machines by the day with flexible periods, from owners who declare a safety check.',
          action: { label: 'How renting works', href: paths.equipmentRentals.href() },
        },
        {
          icon: 'news',
          title: 'Daily agritech news',
          text: 'News on farming, business and technology, gathered from named sources.',
          action: { label: 'Read the news', href: paths.news.href() },
        },
        {
          icon: 'chat',
          title: 'FarmAdvisor chatbot',
          text: 'Ask about pests, soil, water or seasons, at any hour.',
          action: { label: 'Ask FarmAdvisor', href: paths.chatbot.href() },
        },
      ],
    },
    {
      title: 'Start with a listing',
      paragraphs: ['You can list a crop or a machine in a few minutes, without any fee.'],
      links: [
        { label: 'Browse the shop', href: paths.shop.href() },
        { label: 'Rent a machine', href: paths.rental.href() },
      ],
    },
  ],
}
