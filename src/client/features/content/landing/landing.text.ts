import { paths } from '../../../core/paths.ts'
import type { CardText } from '../feature-card.tsx'

export const landingServices: CardText[] = [
  {
    icon: 'weather',
    title: 'Weather and alerts',
    text: 'A 7-day field forecast, alerts before extreme weather and a look at the season ahead.',
    action: { label: 'See the weather', href: paths.weather.href() },
  },
  {
    icon: 'tractor',
    title: 'Farm machines',
    text: 'Tractors, harvesters and sprayers with flexible periods and help when one stands still.',
    action: { label: 'Rent a machine', href: paths.rental.href() },
  },
  {
    icon: 'news',
    title: 'News and prices',
    text: 'Daily agritech news and market price updates with their trend.',
    action: { label: 'Read the news', href: paths.news.href() },
  },
]

export const landingSupport: CardText[] = [
  {
    icon: 'chat',
    title: '24/7 chatbot',
    text: 'FarmAdvisor answers questions about crops, soil and pests at any hour.',
    action: { label: 'Chat with Bot', href: paths.chatbot.href() },
  },
  {
    icon: 'calendar',
    title: 'Agronomist consultations',
    text: 'Talk through your season with someone who knows your crop.',
    action: { label: 'Book Session', href: paths.contact.href() },
  },
  {
    icon: 'phone',
    title: 'Help with the app',
    text: 'Stuck on a listing or a login? A person answers.',
    action: { label: 'Contact Support', href: paths.contactUs.href() },
  },
]

export const dashboardPoints = [
  'Field, equipment and crop-health monitoring',
  'Financial analytics: what your stock is worth today',
  'Task management: what runs out first',
]

/** Marketing copy of the specification; told by what they sell, without invented names. */
export const successStories = [
  {
    quote:
      'I list my vegetables in the evening and they are sold by morning. With better timing my yield went up by 30%.',
    who: 'A vegetable seller',
    figure: '30% more yield',
  },
  {
    quote:
      'I rented a harvester for two days instead of waiting two weeks. My crop yield forecast stands at +12% versus last season.',
    who: 'A wheat seller',
    figure: '+12% versus last season',
  },
]
