import { paths } from '#client/platform/paths/paths.ts'
import type { Activity } from '#shared/user/activity.ts'

/** Addresses that somebody opens, with those below them, to do something. */
const activityByAddress: readonly [address: string, activity: Activity][] = [
  [paths.addCrop.href(), 'sell'],
  [paths.addEquipment.href(), 'rent'],
  [paths.shop.href(), 'buy'],
  [paths.cart.href(), 'buy'],
  [paths.checkout.href(), 'buy'],
  [paths.rental.href(), 'rent'],
]

/** The activities that the address after the sign-up implies; empty for other addresses. */
export function activitiesOfTarget(target: string): Activity[] {
  const [, activity] = activityByAddress.find(([address]) => target.startsWith(address)) ?? []
  return activity ? [activity] : []
}
