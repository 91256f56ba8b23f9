import { useRef } from 'react'

/** Rupees; null when both sides agree on it. */
type Fee = number | null

const isCheaper = (fee: Fee, than: Fee) => fee !== null && than !== null && fee < than

/**
 * The fees that a press on the button agrees to. Terms are read again while a form is open, and a fee may rise on
 * the screen just before the press. Until the server has refused and said the new fee, the press agrees to the fee
 * that was shown first, or to a lower one.
 */
export function useAgreedFees() {
  const firstShown = useRef(new Map<string, Fee>())
  const disclosed = useRef(new Set<string>())
  return {
    /** @param key what the fee depends on besides the terms, such as the seller, the place and the goods. */
    agreedFee: (key: string, shown: Fee): Fee => {
      const first = firstShown.current.has(key) ? (firstShown.current.get(key) ?? null) : shown
      firstShown.current.set(key, first)
      return disclosed.current.has(key) || isCheaper(shown, first) ? shown : first
    },
    /** The server has said what has changed: from now on a press agrees to what is shown. */
    acceptNewFees: () => {
      disclosed.current = new Set(firstShown.current.keys())
    },
  }
}
