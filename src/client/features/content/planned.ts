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
