import { readFailure, type TrpcClient } from '#client/platform/trpc/trpc.ts'
import { readVisitorLines, type VisitorLine, writeVisitorLines } from './visitor-cart.ts'

const isSame = (a: readonly VisitorLine[], b: readonly VisitorLine[]) =>
  JSON.stringify(a) === JSON.stringify(b)

/** Says nothing of what was sent: the same may do later. */
const isServerFault = new Set(['server.unexpected', 'service.unavailable', 'storage.full'])

/** One tab at a time; in a browser without locks the joining itself bears being done twice. */
const alone = <Result>(run: () => Promise<Result>) =>
  navigator.locks ? navigator.locks.request('krishihaat-basket', run) : run()

/**
 * Puts what was wanted before the login into the person's own basket, and empties the browser's.
 * @throws when the server was not reached; then it stays for the next try.
 */
export const joinCart = (client: TrpcClient) =>
  alone(async () => {
    const lines = readVisitorLines()
    // Another tab was faster.
    if (lines.length === 0) return null
    const view = await client.basket.join.mutate({ lines: [...lines] }).catch((error: unknown) => {
      const { code } = readFailure(error)
      if (code === null || isServerFault.has(code)) throw error
      // It would be refused again at every page: better without it.
      return null
    })
    if (isSame(lines, readVisitorLines())) writeVisitorLines([])
    return view
  })
