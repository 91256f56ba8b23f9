import { readStoredPlace } from '#client/domain/place/stored-place.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { activitiesOfTarget } from './setup-activities.ts'
import { setupDraft } from './setup-draft.ts'

/** The place that was chosen on this device before sign-up, offered as the address. */
function addressOfVisitor() {
  const place = readStoredPlace()
  if (!place) return {}
  return { zip: place.pin ?? '', city: place.name, state: place.state }
}

/** What the account has already, because its owner may have left these questions and filled in the profile since. */
function valuesOfAccount({ firstName, lastName, activities, address }: UserView) {
  const { zip, city, state } = address
  const hasPlace = [zip, city, state].some((part) => part !== '')
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(activities.length > 0 && { activities }),
    ...(hasPlace && { zip, city, state }),
  }
}

/**
 * What the form starts with: what the account has, then what was entered here and not sent, then what is likely.
 * The draft comes second, as the profile may be newer than it.
 * @param target where the user goes next, which says what they came for.
 */
export function setupValues(user: UserView, target: string) {
  return {
    activities: activitiesOfTarget(target),
    ...addressOfVisitor(),
    ...setupDraft.read(),
    ...valuesOfAccount(user),
  }
}
