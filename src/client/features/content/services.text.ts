import { paths } from '#client/platform/paths/paths.ts'
import type { ArticleContent } from './layout/article.tsx'

/** The Services page. */
export const services: ArticleContent = {
  title: 'Our Services',
  subtitle:
    'Everything around the field: crop guides, mandi prices, weather, machines by the day, news and answers at any hour.',
  scene: 'market',
  sections: [
    {
      title: 'Six ways we help',
      cards: [
        {
          icon: 'plant',
          scene: 'sprout',
          title: 'Crop database and planting calculator',
          text: 'What a crop needs, when to plant it in your zone and when it will be ready.',
          action: { label: 'Open the crop database', href: paths.cropDatabase.href() },
        },
        {
          icon: 'rupee',
          scene: 'mandi',
          title: 'Market price updates',
          text: 'Prices state by state, with their source and date, so that you know before you sell.',
          action: { label: 'See market prices', href: paths.marketPrices.href() },
        },
        {
          icon: 'weather',
          scene: 'weather',
          title: 'Weather for the field',
          text: 'Current weather, a forecast day by day, and what it means for today’s work.',
          action: { label: 'See the weather', href: paths.weather.href() },
        },
        {
          icon: 'tractor',
          scene: 'tractor',
          title: 'Equipment rental',
          text: 'Machines by the day with flexible periods, from owners who declare a safety check.',
          action: { label: 'How renting works', href: paths.equipmentRentals.href() },
        },
        {
          icon: 'news',
          scene: 'news',
          title: 'Daily agritech news',
          text: 'News on farming, business and technology, gathered from named sources.',
          action: { label: 'Read the news', href: paths.news.href() },
        },
        {
          icon: 'chat',
          scene: 'chat',
          title: 'FarmAdvisor chatbot',
          text: 'Ask about pests, soil, water or seasons, at any hour.',
          action: { label: 'Ask FarmAdvisor', href: paths.chatbot.href() },
        },
      ],
    },
    {
      title: 'More services',
      cards: [
        {
          icon: 'calendar',
          title: 'Crop calendar',
          text: 'What to sow now in your state, with seed, fertiliser and remedies.',
          action: { label: 'Open the crop calendar', href: paths.cropCalendar.href() },
        },
        {
          icon: 'people',
          title: 'Community support',
          text: 'Ask other farmers a question, and read what others have asked.',
          action: { label: 'Ask the community', href: paths.communitySupport.href() },
        },
        {
          icon: 'health',
          title: 'A talk with an expert',
          text: 'Ask for a session with someone who knows your crop.',
          action: { label: 'Book a session', href: paths.expertSession.href() },
        },
        {
          icon: 'books',
          title: 'Resource library',
          text: 'Government schemes, land measures and useful phone numbers.',
          action: { label: 'Open the library', href: paths.informationResources.href() },
        },
      ],
    },
    {
      title: 'Start with a listing',
      paragraphs: ['You can list a crop or a machine in a few minutes, without any fee.'],
      links: [
        { label: 'List a crop', href: paths.addCrop.href() },
        { label: 'Browse the shop', href: paths.shop.href() },
        { label: 'Rent a machine', href: paths.rental.href() },
      ],
    },
  ],
}
