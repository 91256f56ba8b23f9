import { paths } from '#client/platform/paths/paths.ts'
import type { ArticleContent } from './layout/article.tsx'

/** The landing page of the crop advisory. */
export const cropAdvisory: ArticleContent = {
  title: 'Crop Advisory',
  subtitle:
    'The right crop, at the right time, with the right care: advice for your state, and people to ask.',
  scene: 'sprout',
  sections: [
    {
      title: 'What advice you find here',
      cards: [
        {
          icon: 'plant',
          title: 'Choose the crop',
          text: 'Compare what a crop needs in sun, soil and water before you buy the seed.',
          action: { label: 'Open the crop database', href: paths.cropDatabase.href() },
        },
        {
          icon: 'calendar',
          title: 'Choose the time',
          text: 'What to sow now in your state, with seed, fertiliser and remedies.',
          action: { label: 'Open the crop calendar', href: paths.cropCalendar.href() },
        },
        {
          icon: 'health',
          title: 'Keep it healthy',
          text: 'Know the signs of hunger, thirst and disease.',
          action: { label: 'Read crop health tips', href: paths.cropHealthTips.href() },
        },
      ],
    },
    {
      title: 'Plan your season with four questions',
      points: [
        'What does the soil have, and what does it lack? A test answers it for a few rupees.',
        'How much water can you count on? Choose the crop for a dry year, not for the best one.',
        'Who will buy it? Look at the shop: what is in short supply, and at what price does it sell?',
        'What if it fails? Two crops on one farm rarely fail in the same week.',
      ],
    },
    {
      title: 'Still not sure?',
      paragraphs: ['Ask FarmAdvisor now, the community today, or an expert in the coming days.'],
      links: [
        { label: 'Ask FarmAdvisor', href: paths.chatbot.href() },
        { label: 'Ask the community', href: paths.communitySupport.href() },
        { label: 'Book a session', href: paths.expertSession.href() },
      ],
    },
  ],
}
