import { paths } from '#client/platform/paths/paths.ts'
import type { SectionText } from './layout/content-section.tsx'
import type { CardText } from './layout/feature-card.tsx'

/** Experts by field of knowledge: we show no invented people. */
export const experts: CardText[] = [
  {
    icon: 'plant',
    title: 'Crop agronomist',
    text: 'Variety, sowing time, spacing and nutrition for grains, pulses and vegetables.',
  },
  {
    icon: 'health',
    title: 'Plant doctor',
    text: 'Pests and diseases: describe the upper and the lower side of the leaf.',
  },
  {
    icon: 'soil',
    title: 'Soil and water adviser',
    text: 'Reading a soil card, choosing fertiliser, drip and drainage.',
  },
  {
    icon: 'tractor',
    title: 'Machine mechanic',
    text: 'What to check before you rent, and what a repair should cost.',
  },
  {
    icon: 'rupee',
    title: 'Market adviser',
    text: 'Grading, packing, pricing, and links to organic distributors.',
  },
  {
    icon: 'people',
    title: 'Farmers’ circle',
    text: 'Experienced growers who have tried it on their own field.',
  },
]

export const howToAsk: SectionText = {
  title: 'How to ask well',
  points: [
    'Say what, where and since when: the crop, the age of the plants, your district, and the first day you saw it.',
    'Describe what you see, first the whole plant, then close up: colour, spots, insects.',
    'Say what you have already tried, with the amounts.',
  ],
  links: [
    { label: 'Contact us', href: paths.contactUs.href() },
    { label: 'Frequently Asked Questions', href: paths.faq.href() },
  ],
}
