import { useState } from 'react'
import { linesOf } from '#client/domain/cart/cart-view.policy.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure } from '#client/ui/toast.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import {
  linesToCheck,
  linesToJoin,
  type RepeatedLine,
  repeatedLines,
} from './repeat-order.policy.ts'

/** A repeated line, and whether there was room for it in the cart. */
export type CartedLine = RepeatedLine & { isInCart: boolean }

/**
 * Puts the goods of an earlier order into the cart at today's terms. Of goods that are in the cart already
 * the larger quantity counts, so a second press adds nothing.
 */
export function useRepeatOrder({ lines }: Pick<OrderSummary, 'lines'>) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const join = trpc.basket.join.useMutation()
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<CartedLine[] | null>(null)
  const repeat = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const checked = await utils.basket.check.fetch(
        { lines: linesToCheck(lines) },
        { staleTime: 0 },
      )
      const now = repeatedLines(checked)
      const wanted = linesToJoin(now)
      const cart = wanted.length > 0 ? await join.mutateAsync({ lines: wanted }) : null
      if (cart) utils.basket.get.setData(undefined, cart)
      const carted = new Set(cart ? linesOf(cart).map(({ cropId }) => cropId) : [])
      setResult(
        now.map((row) => ({ ...row, isInCart: row.quantity > 0 && carted.has(row.line.cropId) })),
      )
    } catch (error) {
      toastFailure(t, error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, result, repeat, close: () => setResult(null) }
}
