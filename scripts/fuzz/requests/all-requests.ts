import fc from 'fast-check'
import type { Contract } from '../contract.ts'
import type { FuzzMarket } from '../fuzz-market.ts'
import type { FuzzRequest, Kind } from '../fuzz-request.ts'
import { brokenRestCalls, validRestCalls, wireRestCalls } from './rest-requests.ts'
import { siteVisits } from './site-requests.ts'
import { socketRubbish } from './socket-requests.ts'
import {
  annotatedTrpcCalls,
  batchedTrpcCalls,
  brokenTrpcCalls,
  validTrpcCalls,
  wireTrpcCalls,
} from './trpc-requests.ts'
import { uploads } from './upload-requests.ts'

/** How many of a hundred requests belong to each kind. */
const weights: Record<Kind, number> = {
  'rest-valid': 22,
  'rest-broken': 18,
  'rest-wire': 8,
  'trpc-valid': 15,
  'trpc-broken': 14,
  'trpc-batch': 6,
  'trpc-meta': 7,
  'trpc-wire': 4,
  upload: 2,
  page: 3,
  socket: 1,
}

/** Every request that can be generated from a contract and a market, in the proportions above. */
export function allRequests(
  contract: Contract,
  market: FuzzMarket,
  files: readonly Buffer[],
  only: readonly Kind[],
): fc.Arbitrary<FuzzRequest> {
  const { operations, procedures } = contract
  const known = market.ids.forField
  const byKind: Record<Kind, () => fc.Arbitrary<FuzzRequest>> = {
    'rest-valid': () => validRestCalls({ operations, known }),
    'rest-broken': () => brokenRestCalls({ operations, known }),
    'rest-wire': () => wireRestCalls({ operations, known }),
    'trpc-valid': () => validTrpcCalls({ procedures, known }),
    'trpc-broken': () => brokenTrpcCalls({ procedures, known }),
    'trpc-batch': () => batchedTrpcCalls({ procedures, known }),
    'trpc-meta': () => annotatedTrpcCalls({ procedures, known }),
    'trpc-wire': () => wireTrpcCalls({ procedures, known }),
    upload: () => uploads(files),
    page: () => siteVisits(market.ids),
    socket: () => socketRubbish,
  }
  return fc.oneof(...only.map((kind) => ({ weight: weights[kind], arbitrary: byKind[kind]() })))
}
