import { paths } from '#client/platform/paths/paths.ts'
import type { SectionText } from '../layout/content-section.tsx'
import type { LinkText } from '../layout/feature-card.tsx'

/** The sections of the information resources page, as links. */
export const resourceSections: LinkText[] = [
  { label: 'Government schemes', href: '#schemes' },
  { label: 'Weights and land measures', href: '#measures' },
  { label: 'Short guides', href: '#guides' },
  { label: 'Useful phone numbers', href: '#helplines' },
]

export const resourceTools: SectionText = {
  title: 'Know before you go',
  cards: [
    {
      icon: 'rupee',
      title: 'Market prices',
      text: 'Compare the price of a quintal in your state and in the next.',
      action: { label: 'Go to market prices', href: paths.marketPrice.href() },
    },
    {
      icon: 'weather',
      title: 'Weather forecast',
      text: 'Plan sowing, spraying and harvest around the rain.',
      action: { label: 'Go to the forecast', href: paths.weatherForecast.href() },
    },
    {
      icon: 'health',
      title: 'Crop health tips',
      text: 'Spot problems early: leaves show what the plant lacks.',
      action: { label: 'Read crop health tips', href: paths.cropHealthTips.href() },
    },
    {
      icon: 'calendar',
      title: 'Crop calendar',
      text: 'What to sow now in your state, with seed, fertiliser and remedies.',
      action: { label: 'Open the crop calendar', href: paths.cropCalendar.href() },
    },
  ],
}

export const resourceGuides: SectionText[] = [
  {
    id: 'guides',
    title: 'Soil first',
    paragraphs: [
      'A soil test every two or three years costs little and saves much: it tells you which fertiliser you can leave out. Take small amounts from ten places in the field, at the depth of a hand, mix them and send half a kilo. Krishi Vigyan Kendras and the Soil Health Card scheme test it.',
    ],
  },
  {
    title: 'Water well',
    points: [
      'Water early in the morning or in the evening: less is lost to the sun.',
      'Push a finger into the soil: if it is damp at the second joint, wait a day.',
      'Mulch of straw keeps a vegetable bed damp for days longer.',
    ],
  },
  {
    title: 'After the harvest',
    points: [
      'Dry grain to about 12 % moisture before you store it: a dry grain cracks between the teeth.',
      'Sort and clean what you sell: a clear photo of graded produce sells faster.',
      'Write the true harvest date on your listing; buyers come back to sellers they can trust.',
    ],
  },
]
