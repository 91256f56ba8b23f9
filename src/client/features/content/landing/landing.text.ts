import { paths } from '#client/platform/paths/paths.ts'
import type { Look } from '../art/person.tsx'
import type { CardText, LinkText } from '../layout/feature-card.tsx'
import type { IconName } from '../layout/icons.ts'

export const landingServices: CardText[] = [
  {
    icon: 'weather',
    scene: 'weather',
    title: 'Weather and alerts',
    text: 'A 7-day field forecast, alerts before extreme weather and a look at the season ahead.',
    action: { label: 'See the weather', href: paths.weather.href() },
  },
  {
    icon: 'tractor',
    scene: 'tractor',
    title: 'Farm machines',
    text: 'Tractors, harvesters and sprayers with flexible periods, and help when one breaks down.',
    action: { label: 'Rent a machine', href: paths.rental.href() },
  },
  {
    icon: 'news',
    scene: 'mandi',
    title: 'News and prices',
    text: 'Daily agritech news and market price updates with their trend.',
    action: { label: 'Read the news', href: paths.news.href() },
  },
]

export interface SupportText {
  /** The portrait; without one the card shows the chatbot. */
  look?: Look
  title: string
  text: string
  action: LinkText
}

export const landingSupport: SupportText[] = [
  {
    title: '24/7 chatbot',
    text: 'FarmAdvisor answers questions about crops, soil and pests at any hour.',
    action: { label: 'Chat with Bot', href: paths.chatbot.href() },
  },
  {
    look: 'hair',
    title: 'Agronomist consultations',
    text: 'Talk through your season with someone who knows your crop.',
    action: { label: 'Book a session', href: paths.expertSession.href() },
  },
  {
    look: 'scarf',
    title: 'Help with the app',
    text: 'Stuck on a listing or a login? A person will help.',
    action: { label: 'Contact Support', href: paths.contact.href() },
  },
]

interface TodayLink {
  icon: IconName
  title: string
  text: string
  href: string
  tone: 'sky' | 'turmeric' | 'leaf' | 'soil'
}

export const todayLinks: TodayLink[] = [
  {
    icon: 'calendar',
    title: 'Crop calendar',
    text: 'What to sow now in your state',
    href: paths.cropCalendar.href(),
    tone: 'leaf',
  },
  {
    icon: 'people',
    title: 'Community',
    text: 'Ask other farmers',
    href: paths.communitySupport.href(),
    tone: 'soil',
  },
  {
    icon: 'health',
    title: 'Crop health',
    text: 'Pests and diseases with their pictures',
    href: paths.cropHealthTips.href(),
    tone: 'turmeric',
  },
  {
    icon: 'news',
    title: 'Agritech News',
    text: 'From named sources, every day',
    href: paths.news.href(),
    tone: 'sky',
  },
]

export const dashboardPoints: { icon: IconName; text: string }[] = [
  { icon: 'plant', text: 'Field, equipment and crop-health monitoring' },
  { icon: 'rupee', text: 'Financial analytics: what you earned this month' },
  { icon: 'calendar', text: 'Task management: what waits for you, and until when' },
]

interface Testimonial {
  quote: string
  /** What the person sells: we invent no names. */
  person: string
  figure: string
  look: Look
}

export const successStories: Testimonial[] = [
  {
    quote:
      'I list my vegetables in the evening and they are sold by morning. With better timing my yield went up by 30%.',
    person: 'A vegetable seller',
    figure: '30% more yield',
    look: 'scarf',
  },
  {
    quote:
      'I rented a harvester for two days instead of waiting two weeks. My crop yield forecast stands at +12% versus last season.',
    person: 'A wheat seller',
    figure: '+12% versus last season',
    look: 'turban',
  },
]
