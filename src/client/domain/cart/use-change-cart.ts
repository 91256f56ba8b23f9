import { useQueryClient } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { useRef } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useToken } from '#client/platform/session/session.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastError } from '#client/ui/toast.ts'
import type { CartView } from '#shared/cart/cart.schema.ts'
import { isOtherUnit, linesOf, termsNow, withWanted } from './cart-view.policy.ts'
import { readVisitorLines, type VisitorLine, writeVisitorLines } from './visitor-cart.ts'
import { addUp, deleteCartLine, isFull, putLine } from './visitor-lines.policy.ts'

/** Changes the user's cart on the server. The change is shown immediately, and undone if it fails. */
function useOwnCart() {
  const utils = trpc.useUtils()
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const pendingChanges = useRef(0)
  /** The cart as the server last gave it, and when: without the changes that are pending. */
  const confirmed = useRef<{ view: CartView | undefined; updatedAt: number }>(undefined)
  const lastReadAt = () =>
    queryClient.getQueryState(getQueryKey(trpc.basket.get, undefined, 'query'))?.dataUpdatedAt ?? 0
  const showFailure = (error: unknown) =>
    toastError(translateMessage(t, failureSentence(error)), 'basket')
  const put = trpc.basket.put.useMutation({
    // One after another, so that the last change wins.
    scope: { id: 'basket' },
    onMutate: async ({ cropId, quantity, ...seen }) => {
      pendingChanges.current += 1
      const isFirst = pendingChanges.current === 1
      await utils.basket.get.cancel()
      const view = utils.basket.get.getData()
      if (isFirst) confirmed.current = { view, updatedAt: lastReadAt() }
      if (!view) return
      const wanted = new Map(linesOf(view).map((line) => [line.cropId, line.quantity]))
      if (quantity === 0) wanted.delete(cropId)
      else wanted.set(cropId, quantity)
      const agreed = new Map([[cropId, termsNow(seen)]])
      utils.basket.get.setData(undefined, withWanted(view, wanted, agreed))
    },
    onSuccess: (view) => {
      confirmed.current = { view, updatedAt: Date.now() }
      // While another change is pending, this answer is older than what is shown.
      if (pendingChanges.current === 1) utils.basket.get.setData(undefined, view)
    },
    onError: (error) => {
      showFailure(error)
      // Without a connection the cart is not read again, and the change would look as if it had been made.
      if (pendingChanges.current === 1 && confirmed.current) {
        const { view, updatedAt } = confirmed.current
        utils.basket.get.setData(undefined, view, { updatedAt })
      }
      void utils.basket.get.invalidate()
    },
    onSettled: () => {
      pendingChanges.current -= 1
    },
  })
  const read = async () => {
    try {
      return linesOf(await utils.basket.get.fetch(undefined, { staleTime: 5000 }))
    } catch (error) {
      showFailure(error)
      throw error
    }
  }
  return { read, put: put.mutateAsync }
}

/** For failures that a toast has shown. */
const noop = () => {}

export interface Added {
  /** Whole units in the cart now. */
  quantity: number
  /** The whole stock, which was less than requested. */
  isAll: boolean
}

/** Changes the cart: the visitor's in this browser, the user's on the server. */
export function useChangeCart() {
  const token = useToken()
  const own = useOwnCart()
  const put = (line: VisitorLine) => {
    if (token) own.put(line).catch(noop)
    else writeVisitorLines(putLine(readVisitorLines(), line))
  }
  const remove = (cropId: string) => {
    if (token) own.put({ cropId, quantity: 0 }).catch(noop)
    else writeVisitorLines(deleteCartLine(readVisitorLines(), cropId))
  }
  /**
   * Adds to the crop's quantity in the cart, up to the stock. A quantity in another unit is replaced:
   * five tons and one gram are not six grams.
   * @returns null when the cart is full.
   * @throws when the server refuses it.
   */
  const add = async (line: VisitorLine, stock: number): Promise<Added | null> => {
    const stored: readonly (VisitorLine & { isOther?: boolean })[] = token
      ? (await own.read()).map((known) => ({ ...known, isOther: isOtherUnit(known) }))
      : readVisitorLines()
    if (isFull(stored, line.cropId)) return null
    const known = stored.find(({ cropId }) => cropId === line.cropId)
    const isSameUnit = known?.unit === line.unit && !known?.isOther
    const before = known && isSameUnit ? known.quantity : 0
    const quantity = addUp(before, line.quantity, stock)
    if (token) await own.put({ ...line, quantity })
    else writeVisitorLines(putLine(readVisitorLines(), { ...line, quantity }))
    return { quantity, isAll: quantity < before + line.quantity }
  }
  return { put, remove, add }
}
