import {
  createTRPCClient,
  httpBatchStreamLink,
  httpLink,
  splitLink,
  type TRPCClient,
} from '@trpc/client'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../src/server/app/trpc/app-router.ts'
import { type Credentials, headersOf } from './credentials.ts'

/** What each procedure takes. */
export type KrishiHaatInputs = inferRouterInputs<AppRouter>
/** What each procedure answers. */
export type KrishiHaatOutputs = inferRouterOutputs<AppRouter>

/** All procedures but the events of the web client, which are hints without content. */
export type KrishiHaatClient = Omit<TRPCClient<AppRouter>, 'live'>

/** Inputs and outputs are plain JSON in superjson's form, without annotations. */
const transformer = {
  serialize: (input: unknown) => ({ json: input }),
  deserialize: (output: { json: unknown }) => output.json,
}

/**
 * A client for tRPC. `{ context: { idempotencyKey } }` as a call's second argument makes repeating a write
 * safe.
 * @param url the site's address: `https://krishihaat.example`.
 */
export function createKrishiHaatClient(
  url: string,
  credentials: Credentials = {},
): KrishiHaatClient {
  const address = new URL('/trpc', url).href
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ path }) => path === 'chat.stream',
        true: httpBatchStreamLink({
          url: address,
          transformer,
          headers: () => headersOf(credentials),
        }),
        false: httpLink({
          url: address,
          transformer,
          headers: ({ op }) => headersOf(credentials, op.context.idempotencyKey),
        }),
      }),
    ],
  })
}
