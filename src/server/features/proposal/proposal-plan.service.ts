import { notCropOwner } from '#server/features/crop/crop.errors.ts'
import { readCrop } from '#server/features/crop/crop.service.ts'
import { getOrder } from '#server/features/order/order-read.service.ts'
import { quoteOrder } from '#server/features/order/quote/order-quote.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { DeliveryAddress } from '#shared/order/delivery-address.schema.ts'
import type {
  ProposalTerms,
  ProposeAcceptOrderInput,
  ProposeListingInput,
  ProposeOrderInput,
  ProposePriceInput,
} from '#shared/proposal/proposal.schema.ts'
import { noProfileAddress, orderNotPending } from './proposal.errors.ts'

/** A proposal that is about to be stored. */
export interface PlannedProposal {
  /** The input of the action that the person confirms. */
  input: object
  /** What the person is shown and agrees to. */
  terms: ProposalTerms
  /** When it lapses if that is before the ordinary time, ISO 8601. */
  endsAt?: string | null
}

/**
 * The address of a person's profile, for a delivery.
 * @throws AppError `proposal.no_address` (409) when a part of it is missing.
 */
async function readProfileAddress(db: Database, personId: string): Promise<DeliveryAddress> {
  const [profile] = await queryRows<{ country: string }>(
    db,
    sql`select ${userNameSql('u')} as name, phone, address_line as line, city, state, zip, country
      from users u where id = ${personId}`,
  )
  const address = DeliveryAddress.safeParse(profile)
  if (!address.success || profile?.country !== 'India') throw noProfileAddress()
  return address.data
}

export const planListing = (input: ProposeListingInput): PlannedProposal => ({
  input,
  terms: { kind: 'listing', ...input },
})

/** @throws AppError as `quoteOrder` and `readProfileAddress`. */
export async function planOrder(
  db: Database,
  personId: string,
  wanted: ProposeOrderInput,
): Promise<PlannedProposal> {
  const address = wanted.delivery === 'delivery' ? await readProfileAddress(db, personId) : null
  const { input, ...offer } = await quoteOrder(db, personId, { ...wanted, address })
  return { input, terms: { kind: 'order', ...wanted, ...offer, address } }
}

/** @throws AppError `order.not_found` (404), `proposal.order_not_pending` (409). */
export async function planAcceptOrder(
  db: Database,
  personId: string,
  { orderId }: ProposeAcceptOrderInput,
): Promise<PlannedProposal> {
  const order = await getOrder(db, personId, orderId)
  const [line] = order.lines
  if (!line || !order.changes.includes('accepted')) throw orderNotPending()
  const { _id, number, lines, buyer, delivery, payBy, total, expiresAt } = order
  const { name, quantity, unit } = line
  const goods = { name, quantity, unit, moreLines: lines.length - 1 }
  const terms = { orderId: _id, number, ...goods, buyerId: buyer._id, delivery, payBy, total }
  return {
    input: { orderId: _id, to: 'accepted' },
    terms: { kind: 'accept-order', ...terms },
    endsAt: expiresAt,
  }
}

/** @throws AppError `crop.not_found` (404), `crop.not_owner` (403). */
export async function planPrice(
  db: Database,
  personId: string,
  { cropId, price }: ProposePriceInput,
): Promise<PlannedProposal> {
  const crop = await readCrop(db, cropId, personId)
  if (!crop.isUserCrop) throw notCropOwner()
  const { _id, name, unit } = crop
  return {
    input: { cropId: _id, price },
    terms: { kind: 'price', cropId: _id, name, unit, oldPrice: crop.price, price },
  }
}
