import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useToken } from '#client/platform/session/session.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { toastError } from '#client/ui/toast.ts'
import { isOtherUnit, linesOf, termsNow, withWanted } from './cart-view.policy.ts'
import { readVisitorLines, type VisitorLine, writeVisitorLines } from './visitor-cart.ts'
import { addUp, deleteCartLine, isFull, putLine } from './visitor-lines.policy.ts'

/** Changes the person's basket on the server; it is shown at once, and as it was if that fails. */
function useOwnCart() {
  const utils = trpc.useUtils()
  const { t } = useTranslation()
  const underWay = useRef(0)
  const tell = (error: unknown) => {
    const message = readFailure(error).message ?? 'Error connecting to server'
    toastError(translateMessage(t, message), 'basket')
  }
  const put = trpc.basket.put.useMutation({
    // One after another: the last word counts.
    scope: { id: 'basket' },
    onMutate: async ({ cropId, quantity, ...seen }) => {
      underWay.current += 1
      await utils.basket.get.cancel()
      const view = utils.basket.get.getData()
      if (!view) return
      const wanted = new Map(linesOf(view).map((line) => [line.cropId, line.quantity]))
      if (quantity === 0) wanted.delete(cropId)
      else wanted.set(cropId, quantity)
      const agreed = new Map([[cropId, termsNow(seen)]])
      utils.basket.get.setData(undefined, withWanted(view, wanted, agreed))
    },
    onSuccess: (view) => {
      // While another change is on its way, this answer is older than what is shown.
      if (underWay.current === 1) utils.basket.get.setData(undefined, view)
    },
    onError: (error) => {
      tell(error)
      void utils.basket.get.invalidate()
    },
    onSettled: () => {
      underWay.current -= 1
    },
  })
  const read = async () => {
    try {
      return linesOf(await utils.basket.get.fetch(undefined, { staleTime: 5000 }))
    } catch (error) {
      tell(error)
      throw error
    }
  }
  return { read, put: put.mutateAsync }
}

/** Nothing has to be said of it any more: the toast did. */
const noop = () => {}

export interface Added {
  /** Whole units that are in the basket now. */
  quantity: number
  /** There was less left than was asked for. */
  isAll: boolean
}

/** Changes the basket of who looks: the visitor's in this browser, a person's on the server. */
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
   * Adds to what there is of the crop, up to the stock. What was put in by another unit is replaced: five
   * tons and a gram are not six grams. @returns null when the basket is full.
   * @throws when the server does not take it.
   */
  const add = async (line: VisitorLine, stock: number): Promise<Added | null> => {
    const stored: readonly (VisitorLine & { isOther?: boolean })[] = token
      ? (await own.read()).map((known) => ({ ...known, isOther: isOtherUnit(known) }))
      : readVisitorLines()
    if (isFull(stored, line.cropId)) return null
    const known = stored.find(({ cropId }) => cropId === line.cropId)
    const isSameUnit = known?.unit === line.unit && !known?.isOther
    const had = known && isSameUnit ? known.quantity : 0
    const quantity = addUp(had, line.quantity, stock)
    if (token) await own.put({ ...line, quantity })
    else writeVisitorLines(putLine(readVisitorLines(), { ...line, quantity }))
    return { quantity, isAll: quantity < had + line.quantity }
  }
  return { put, remove, add }
}
