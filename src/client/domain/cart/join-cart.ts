import { runInOneTab } from '#client/platform/storage/run-in-one-tab.ts'
import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { readVisitorLines, type VisitorLine, writeVisitorLines } from './visitor-cart.ts'

const isSame = (a: readonly VisitorLine[], b: readonly VisitorLine[]) =>
  JSON.stringify(a) === JSON.stringify(b)

/** Failures that are not about the lines: a later try may succeed. */
const temporaryCodes = new Set(['server.unexpected', 'service.unavailable', 'storage.full'])

/**
 * Adds the visitor's cart to the user's own cart after the login, then empties it. Without locks two tabs may join the
 * same lines, which does no harm.
 * @returns the user's cart; null when there was nothing to add, or the server refused it.
 * @throws when the server was not reached; the visitor's cart then stays for the next try.
 */
export const joinCart = (client: TrpcClient) =>
  runInOneTab('krishihaat-basket', async () => {
    const lines = readVisitorLines()
    // Another tab has joined them.
    if (lines.length === 0) return null
    const view = await client.basket.join.mutate({ lines: [...lines] }).catch((error: unknown) => {
      const { code } = readFailure(error)
      if (code === null || temporaryCodes.has(code)) throw error
      // The server would refuse it again on every page, so it is dropped.
      return null
    })
    if (isSame(lines, readVisitorLines())) writeVisitorLines([])
    return view
  })
