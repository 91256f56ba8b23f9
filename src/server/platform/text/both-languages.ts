import { z } from 'zod'
import type { Language } from '#shared/kit/language.constants.ts'

/** A text in both languages. The Hindi is what a farmer would say. */
export const BothLanguages = z.strictObject({ en: z.string().min(1), hi: z.string().min(1) })
export type BothLanguages = z.infer<typeof BothLanguages>

/** The type of a value with each text in one language. */
export type InOneLanguage<Value> = Value extends BothLanguages
  ? string
  : Value extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: InOneLanguage<Value[Key]> }
      : Value

const isBothLanguages = (value: object): value is BothLanguages => 'en' in value && 'hi' in value

/** Picks one language from every text in `value`, at any depth. */
export function inLanguage<Value>(value: Value, language: Language): InOneLanguage<Value> {
  const pick = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(pick)
    if (isBothLanguages(part)) return part[language]
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, pick(inner)]))
  }
  return pick(value) as InOneLanguage<Value>
}
