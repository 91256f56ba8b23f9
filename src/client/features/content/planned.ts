import { paths } from '../../core/paths.ts'
import type { SceneName } from './art/scene.tsx'
import type { LinkText } from './feature-card.tsx'

/** A page whose own part of the product is not built yet: what it will be, and what helps today. */
export interface PlannedText {
  /** The first is the one for search engines to keep. */
  addresses: [string, ...string[]]
  title: string
  lead: string
  scene: SceneName
  willBe: string[]
  tips: string[]
  links: LinkText[]
}

export const plannedPages: PlannedText[] = [
  {
    addresses: [
      paths.weather.pattern,
      paths.weatherForecast.pattern,
      paths.dashboardWeather.pattern,
    ],
    title: 'Weather',
    lead: 'The weather page is being built. It will show your place’s weather and what it means for the field.',
    scene: 'weather',
    willBe: [
      'Current temperature, humidity, wind, sunrise and sunset for any city',
      'A forecast with one card a day',
      'Farming tips that follow the heat, the damp and the wind',
    ],
    tips: [
      'Dark, low clouds: put off spraying, for rain washes it away.',
      'Spray when leaves are dry and the wind hardly moves them, in the early morning.',
    ],
    links: [
      { label: 'Read the guides', href: paths.informationResources.href() },
      { label: 'Browse the shop', href: paths.shop.href() },
    ],
  },
  {
    addresses: [
      paths.marketPrice.pattern,
      paths.marketPrices.pattern,
      paths.dashboardMarketPrice.pattern,
    ],
    title: 'Market Prices',
    lead: 'The market price page is being built. It will show prices by crop and state, each with its date and source.',
    scene: 'market',
    willBe: [
      'Prices for rice, wheat and other crops in 36 states and union territories',
      'A search by crop and a filter by state',
    ],
    tips: ['The shop already shows what farmers ask today: sort it by price and compare.'],
    links: [{ label: 'Compare in the shop', href: paths.shop.href() }],
  },
  {
    addresses: [paths.chatbot.pattern],
    title: 'FarmAdvisor Chatbot',
    lead: 'FarmAdvisor is being built: an assistant that answers farming questions at any hour.',
    scene: 'people',
    willBe: [
      'Questions on crop selection, soil, pests, seasons, irrigation and organic farming',
      'Ready-made questions to start with',
    ],
    tips: ['Until then, the questions people ask most are answered in our FAQ and guides.'],
    links: [
      { label: 'Home', href: paths.home.href() },
      { label: 'Frequently Asked Questions', href: paths.faq.href() },
      { label: 'Read the guides', href: paths.informationResources.href() },
    ],
  },
  {
    addresses: [paths.cropDatabase.pattern],
    title: 'Crop Database',
    lead: 'The crop database is being built. It will say what each crop needs, from seed to storage.',
    scene: 'sprout',
    willBe: [
      'Growing, planting, care, harvest and varieties of each crop',
      'A search by name or category',
    ],
    tips: ['Sustainable farming already tells which crops are kind to the soil.'],
    links: [
      { label: 'Learn the methods', href: paths.sustainableFarming.href() },
      { label: 'Browse the shop', href: paths.shop.href() },
    ],
  },
  {
    addresses: [paths.planting.pattern],
    title: 'Planting Calculator',
    lead: 'The planting calculator is being built. It will say when to plant and when to harvest in your zone.',
    scene: 'sprout',
    willBe: [
      'Planting and harvest windows for each crop and zone',
      'A strip of months that shows where you are today',
    ],
    tips: [
      'Kharif is sown with the first monsoon rain, rabi from October to December, zaid from March.',
    ],
    links: [
      { label: 'Crop Advisory', href: paths.cropAdvisory.href() },
      { label: 'Read the guides', href: paths.informationResources.href() },
    ],
  },
  {
    addresses: [paths.cropHealthTips.pattern],
    title: 'Crop Health Tips',
    lead: 'A full guide to pests and diseases is being built. These signs are worth knowing today.',
    scene: 'sprout',
    willBe: [
      'Pests and diseases of each crop, with what to do',
      'Tips that follow today’s weather',
    ],
    tips: [
      'Old leaves turn yellow first: the plant lacks nitrogen.',
      'Young leaves are pale with green veins: iron or zinc is short.',
      'Leaf edges look burnt: potassium is short, or there is too much salt.',
      'Wilting at noon that passes by evening is thirst; wilting that stays is a sick root.',
      'White powder on leaves: cut them off, give air, and water the soil instead of the leaves.',
    ],
    links: [
      { label: 'Sustainable farming', href: paths.sustainableFarming.href() },
      { label: 'Ask the community', href: paths.communitySupport.href() },
    ],
  },
  {
    addresses: [paths.sellerOrders.pattern],
    title: 'Orders',
    lead: 'Orders are being built. Here you will see who bought from you and what to send.',
    scene: 'market',
    willBe: ['Every order with its buyer, quantity and amount', 'Steps from accepted to delivered'],
    tips: ['Meanwhile keep stock and dispatch days true: buyers see them on your crops.'],
    links: [
      { label: 'My Crops', href: paths.myCrops.href() },
      { label: 'My Equipment', href: paths.myEquipment.href() },
    ],
  },
]
