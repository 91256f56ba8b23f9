import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'

/** By the type that zod expected. */
const wrongTypeMessages: Record<string, (label: string) => string> = {
  array: fieldMessages.mustBeList,
  boolean: fieldMessages.mustBeFlag,
  int: fieldMessages.mustBeWhole,
  number: fieldMessages.mustBeNumber,
  object: fieldMessages.mustBeObject,
  record: fieldMessages.mustBeObject,
  string: fieldMessages.mustBeText,
}

/** `pricePerDay` → `Price per day`. Of `tags.0` the last name counts: `Tags`. */
function labelOf(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string')
  if (!name) return 'The request'
  const words = String(name).replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

function messageFor(label: string, issue: z.core.$ZodRawIssue): string {
  const { isRequired, isNotRight, minLength, maxLength, mustBeOneOf } = fieldMessages
  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined && label !== 'The request'
    return isMissing ? isRequired(label) : (wrongTypeMessages[issue.expected] ?? isNotRight)(label)
  }
  if (issue.code === 'invalid_value') {
    return issue.input === undefined
      ? isRequired(label)
      : mustBeOneOf(label, issue.values.map(String))
  }
  if (issue.origin === 'string' && issue.code === 'too_small') {
    const min = Number(issue.minimum)
    return min === 1 ? isRequired(label) : minLength(label, min)
  }
  if (issue.origin === 'string' && issue.code === 'too_big') {
    return maxLength(label, Number(issue.maximum))
  }
  return isNotRight(label)
}

/**
 * Gives fields whose schema has no message of its own one that users understand: zod's ("Invalid
 * input: expected array, received null") is for programmers.
 */
export function installReadableZodMessages(): void {
  z.config({ customError: (issue) => messageFor(labelOf(issue.path), issue) })
}
