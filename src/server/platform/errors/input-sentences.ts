import { z } from 'zod'

const kinds: Record<string, string> = {
  array: 'must be a list',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must be an object',
  record: 'must be an object',
  string: 'must be text',
}

/** `pricePerDay` → `Price per day`; the last name on the way, for `tags.0` is a tag. */
function labelOf(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string')
  if (!name) return 'The request'
  const words = String(name).replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

const sentence = (label: string, issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type') {
    const isMissing = issue.input === undefined && label !== 'The request'
    return `${label} ${isMissing ? 'is required' : (kinds[issue.expected] ?? 'is not right')}`
  }
  if (issue.origin === 'string' && issue.code === 'too_small') {
    return Number(issue.minimum) === 1
      ? `${label} is required`
      : `${label} must be at least ${issue.minimum} characters long`
  }
  if (issue.origin === 'string' && issue.code === 'too_big') {
    return `${label} cannot exceed ${issue.maximum} characters`
  }
  return `${label} is not right`
}

/**
 * What a person reads of a field whose schema has no sentence for what is wrong with it: zod's own
 * ("Invalid input: expected array, received null") is for programmers.
 */
export function installReadableZodMessages(): void {
  z.config({ customError: (issue) => sentence(labelOf(issue.path), issue) })
}
