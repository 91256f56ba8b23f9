import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/platform/storage/listeners.ts'
import type { CartLineInput } from '#shared/cart/cart.schema.ts'

/**
 * A crop in a visitor's cart, with the terms that the visitor saw. Old lines have no unit and no name;
 * the server decides whether the visitor must confirm them.
 */
export type VisitorLine = Pick<CartLineInput, 'cropId' | 'quantity' | 'unit' | 'name'> & {
  price: number
}

export const visitorKey = 'basket'
const noLines: readonly VisitorLine[] = []
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

const isLine = (line: VisitorLine | null) =>
  typeof line === 'object' &&
  uuid.test(line?.cropId ?? '') &&
  Number.isInteger(line?.quantity) &&
  (line?.quantity ?? 0) > 0 &&
  (line?.price ?? -1) >= 0 &&
  ['string', 'undefined'].includes(typeof line?.unit) &&
  ['string', 'undefined'].includes(typeof line?.name)

/** An earlier release may have stored more, which the server refuses. */
const knownMembers = ({ cropId, quantity, price, unit, name }: VisitorLine): VisitorLine => ({
  cropId,
  quantity,
  price,
  ...(unit !== undefined && { unit }),
  ...(name !== undefined && { name }),
})

/** Reads the stored lines; another script may have written to the key, so invalid ones are left out. */
function parse(text: string | null): readonly VisitorLine[] {
  try {
    const lines: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(lines) ? lines.filter(isLine).map(knownMembers) : noLines
  } catch {
    return noLines
  }
}

let lastText: string | null = null
let lastLines = noLines

/** The visitor's cart; the same array until it changes. */
export function readVisitorLines(): readonly VisitorLine[] {
  const text = localStorage.getItem(visitorKey)
  if (text !== lastText) {
    lastText = text
    lastLines = parse(text)
  }
  return lastLines
}

const listeners = createListeners()

export function writeVisitorLines(lines: readonly VisitorLine[]): void {
  if (lines.length === 0) localStorage.removeItem(visitorKey)
  else localStorage.setItem(visitorKey, JSON.stringify(lines))
  listeners.notify()
}

function follow(listener: () => void) {
  const remove = listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    remove()
    window.removeEventListener('storage', listener)
  }
}

/** `readVisitorLines`, always up to date over all tabs. */
export const useVisitorLines = () => useSyncExternalStore(follow, readVisitorLines, () => noLines)
