import { paths } from '#client/platform/paths/paths.ts'
import type { ArticleContent } from './layout/article.tsx'

/** The About page. */
export const about: ArticleContent = {
  title: 'About KrishiHaat',
  subtitle:
    'A farm market on your phone: sell what you grow, rent what you need, and know more before you sow.',
  scene: 'market',
  sections: [
    {
      title: 'Our mission',
      paragraphs: [
        'Most of what a city pays for a tomato never reaches the person who grew it. We want to change that: farmers list their own produce at their own price, and buyers deal with them directly.',
        'A tractor that is idle for half the year can work in the next village. And good advice on weather, seed and soil should not depend on who you know.',
      ],
    },
    {
      title: 'What you can do here',
      cards: [
        {
          icon: 'basket',
          title: 'Buy and sell produce',
          text: 'Grains, vegetables, fruits and legumes with photos, price, harvest date and the stock that is left: order from several farmers at once, and pay each in cash or by UPI.',
          action: { label: 'Browse the shop', href: paths.shop.href() },
        },
        {
          icon: 'tractor',
          title: 'Rent farm machines',
          text: 'Tractors, harvesters, sprayers and ploughs by the day, booked in a calendar, from owners near you.',
          action: { label: 'See machines', href: paths.rental.href() },
        },
        {
          icon: 'dashboard',
          title: 'Keep your listings in one place',
          text: 'A dashboard with your crops and machines, your orders, bookings and messages, and what runs out first.',
          action: { label: 'Open the dashboard', href: paths.dashboard.href() },
        },
      ],
    },
    {
      title: 'Why choose KrishiHaat?',
      cards: [
        {
          icon: 'books',
          title: 'Information resources',
          text: 'Guides on soil, water, seed and storage in plain words.',
          action: { label: 'Read the guides', href: paths.informationResources.href() },
        },
        {
          icon: 'people',
          title: 'Community support',
          text: 'Ask people with experience: agronomists, mechanics and other farmers.',
          action: { label: 'Meet the community', href: paths.communitySupport.href() },
        },
        {
          icon: 'leaf',
          title: 'Sustainable farming',
          text: 'Methods that keep the soil alive and the costs down.',
          action: { label: 'Learn the methods', href: paths.sustainableFarming.href() },
        },
        {
          icon: 'news',
          title: 'Agritech news',
          text: 'What is new in farming, technology and the market.',
          action: { label: 'Go to news', href: paths.news.href() },
        },
      ],
    },
    {
      title: 'How we work',
      points: [
        'Sellers set the price, and buyers pay sellers directly. No money goes through us, and we take no share.',
        'Every price, forecast and figure shows its source and its age. We do not show what we do not know.',
        'The site works on a small phone and a weak connection, in English and Hindi.',
        'No advertising, and no data sold.',
      ],
      links: [
        { label: 'Privacy Policy', href: paths.privacyPolicy.href() },
        { label: 'Terms of Service', href: paths.termsOfService.href() },
      ],
    },
    {
      title: 'Talk to us',
      paragraphs: ['Tell us about a question, an idea, or something that does not work.'],
      links: [{ label: 'Get In Touch', href: paths.contactUs.href() }],
    },
  ],
}
