import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import {
  isColourWord,
  isPlantPart,
  isSignWord,
} from '../understanding/advisor-aspect-words.policy.ts'
import { isCropContextWord } from '../understanding/advisor-context-words.policy.ts'
import { nameParts, withoutCarriers } from '../understanding/advisor-lexicon.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { type Token, tokenize } from '../understanding/advisor-token.policy.ts'

/** A shorter word may be anything. */
const minSingleNameLength = 5

const isOrdinary = (token: Token) =>
  isPlantPart(token) || isColourWord(token) || isSignWord(token) || isCropContextWord(token)

const phraseOf = (tokens: readonly Token[]) => tokens.map(({ stem }) => stem).join(' ')

/** Names by which one page calls its problems, as phrases of stems. */
function gatherNames(): Map<string, ReadonlyMap<string, readonly string[]>> {
  return new Map(
    calendarCrops().map(({ id, troubles }) => [
      id,
      new Map(
        troubles.map(({ name }) => {
          const phrases = [name.en, name.hi]
            .map(withoutCarriers)
            .flatMap((each) => [each, ...nameParts(each)])
            .map((each) => tokenize(each))
            .filter(
              (tokens) =>
                tokens.length > 1 ||
                tokens.every(
                  (token) => token.folded.length >= minSingleNameLength && !isOrdinary(token),
                ),
            )
            .map(phraseOf)
          return [name.en, phrases]
        }),
      ),
    ]),
  )
}

let names: ReturnType<typeof gatherNames> | undefined

/**
 * The problem of a crop, by its English name, that a question calls as the crop's page does: "black spot" of roses, "katte"
 * of cardamom, whatever these words mean elsewhere. Null when it calls none, or several.
 */
export function problemCalledAsOnPage({ tokens }: Question, crop: string): string | null {
  names ??= gatherNames()
  const text = ` ${phraseOf(tokens)} `
  const called = [...(names.get(crop) ?? [])].filter(([, phrases]) =>
    phrases.some((phrase) => text.includes(` ${phrase} `)),
  )
  return called.length === 1 ? (called[0]?.[0] ?? null) : null
}
