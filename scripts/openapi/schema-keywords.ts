import type { ContractSchema } from './contract-document.ts'

/** Keywords that narrow a value, and whether a larger limit allows more. */
export const numericLimits: Record<string, 'upper' | 'lower'> = {
  maximum: 'upper',
  exclusiveMaximum: 'upper',
  maxLength: 'upper',
  maxItems: 'upper',
  minimum: 'lower',
  exclusiveMinimum: 'lower',
  minLength: 'lower',
  minItems: 'lower',
}
/** Keywords whose values are compared as they are. */
export const exactKeywords = ['pattern', 'format', 'multipleOf', 'const', 'allOf']

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function typesOf({ type }: ContractSchema): string[] | null {
  if (type === undefined) return null
  return Array.isArray(type) ? type : [type]
}

/** Whether every type of `narrow` is one of `wide`; null allows all. */
export function fits(narrow: string[] | null, wide: string[] | null): boolean {
  if (wide === null) return true
  if (narrow === null) return false
  return narrow.every(
    (type) => wide.includes(type) || (type === 'integer' && wide.includes('number')),
  )
}
