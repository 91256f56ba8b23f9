import { readStoredPlace } from '#client/domain/place/stored-place.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { activitiesOfTarget } from './setup-activities.ts'

/** The place that was chosen on this device before sign-up, offered as the address. */
function addressOfVisitor() {
  const place = readStoredPlace()
  if (!place) return {}
  return { zip: place.pin ?? '', city: place.name, state: place.state }
}

/**
 * What the form starts with: what the account has already, because its owner may have left these questions and
 * filled in the profile since.
 * @param target where the user goes next, which says what they came for.
 */
export function setupValues(
  { firstName, lastName, activities, address }: UserView,
  target: string,
) {
  const { zip, city, state } = address
  const hasPlace = [zip, city, state].some((part) => part !== '')
  return {
    firstName,
    lastName,
    activities: activities.length > 0 ? activities : activitiesOfTarget(target),
    ...(hasPlace ? { zip, city, state } : addressOfVisitor()),
  }
}
