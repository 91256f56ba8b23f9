import type { EntityManager } from '@mikro-orm/postgresql'
import { addCrop, updateCrop } from '#server/features/crop/crop.service.ts'
import type { ListingServices } from '#server/features/listing/listing.service.ts'
import { changeOrder } from '#server/features/order/order-change.service.ts'
import type { OrderServices } from '#server/features/order/order-limits.service.ts'
import { placeOrders } from '#server/features/order/order-place.service.ts'
import type { Database, JoinTransaction } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { CropInput, CropUpdate } from '#shared/crop/crop.schema.ts'
import { OrderChangeInput, PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { maxShownProposals, proposalDays } from '#shared/proposal/proposal.constants.ts'
import type { ProposalTerms, ProposalView } from '#shared/proposal/proposal.schema.ts'
import {
  listingChanged,
  proposalClosed,
  proposalConfirmed,
  proposalNotFound,
} from './proposal.errors.ts'
import { proposalViewColumns } from './proposal.sql.ts'
import { isOpenSql } from './proposal-open.service.ts'

/** What carrying out a proposal needs. */
export type CarryOutServices = OrderServices & ListingServices

/** A person's proposals of the last 30 days, the open ones first, then the newest. */
export const listProposals = (db: Database, personId: string): Promise<ProposalView[]> =>
  queryRows<ProposalView>(
    db,
    sql`select ${proposalViewColumns} from assistant_proposals p
      where p.person_id = ${personId} and p.created_at > now() - make_interval(days => ${proposalDays})
      order by (${isOpenSql}) desc, p.created_at desc, p.id desc limit ${maxShownProposals}`,
  )

type StoredProposal = ProposalView & { input: unknown }

/** @throws AppError `proposal.not_found` (404), also for another person's. */
async function readProposal(
  db: Database,
  personId: string,
  proposalId: string,
): Promise<StoredProposal> {
  const [proposal] = await queryRows<StoredProposal>(
    db,
    sql`select ${proposalViewColumns}, p.input from assistant_proposals p
      where p.id = ${proposalId} and p.person_id = ${personId}`,
  )
  if (!proposal) throw proposalNotFound()
  return proposal
}

const viewOf = ({ input: _, ...view }: StoredProposal): ProposalView => view

/**
 * Marks a proposal as confirmed in the transaction that carries it out. Simultaneous calls wait for each other's row,
 * and all but one see that it is no longer open.
 * @throws AppError `proposal.closed` (409), which rolls back the action.
 */
const claim =
  (personId: string, proposalId: string): JoinTransaction =>
  async (em, resultId) => {
    const claimed = await execute(
      em,
      sql`update assistant_proposals p
        set state = 'confirmed', result_id = ${resultId}, decided_at = clock_timestamp()
        where p.id = ${proposalId} and p.person_id = ${personId} and ${isOpenSql} returning 1`,
    )
    if (claimed.length === 0) throw proposalClosed()
    publishHint(em, personId, 'proposals', proposalId)
  }

/** @throws AppError `proposal.listing_changed` (409) when the locked crop is not what the person was shown. */
function requireSameListing(
  crop: { name: string; unit: string; price: number },
  { name, unit, oldPrice }: Extract<ProposalTerms, { kind: 'price' }>,
): void {
  if (crop.name !== name || crop.unit !== unit || crop.price !== oldPrice) throw listingChanged()
}

/** Does what the proposal says, by the service of the page where a person does it. */
async function carryOutProposal(
  services: CarryOutServices,
  personId: string,
  { input, terms }: Pick<StoredProposal, 'input' | 'terms'>,
  join: JoinTransaction,
): Promise<void> {
  switch (terms.kind) {
    case 'listing':
      await addCrop(services, personId, CropInput.parse(input), join)
      return
    case 'order':
      await placeOrders(services, {
        buyerId: personId,
        key: null,
        input: PlaceOrdersInput.parse(input),
        join,
      })
      return
    case 'accept-order':
      await changeOrder(services.db, personId, OrderChangeInput.parse(input), join)
      return
    case 'price': {
      const check = async (em: EntityManager, crop: Parameters<typeof requireSameListing>[0]) => {
        requireSameListing(crop, terms)
        await join(em, terms.cropId)
      }
      await updateCrop(services, personId, CropUpdate.parse(input), check)
    }
  }
}

/**
 * Does what was proposed, once, however often and in however many processes it is called.
 * @returns the confirmed proposal, also when it was confirmed before.
 * @throws AppError `proposal.not_found` (404), `proposal.closed` (409), and whatever the action itself refuses:
 * then nothing has happened and the proposal stays open.
 */
export async function confirmProposal(
  services: CarryOutServices,
  personId: string,
  proposalId: string,
): Promise<ProposalView> {
  const { db } = services
  const proposal = await readProposal(db, personId, proposalId)
  if (proposal.state === 'confirmed') return viewOf(proposal)
  if (proposal.state !== 'proposed') throw proposalClosed()
  try {
    await carryOutProposal(services, personId, proposal, claim(personId, proposalId))
  } catch (error) {
    // Another press was first; what refused this one is the first one's own success.
    const now = error instanceof AppError ? await readProposal(db, personId, proposalId) : null
    if (now?.state === 'confirmed') return viewOf(now)
    throw error
  }
  return viewOf(await readProposal(db, personId, proposalId))
}

/**
 * Declines a proposal. Declining one that is declined or has expired changes nothing.
 * @throws AppError `proposal.not_found` (404), `proposal.confirmed` (409).
 */
export async function declineProposal(
  db: Database,
  personId: string,
  proposalId: string,
): Promise<ProposalView> {
  await db.transaction(async (em) => {
    await execute(
      em,
      sql`update assistant_proposals p set state = 'declined', decided_at = clock_timestamp()
        where p.id = ${proposalId} and p.person_id = ${personId} and ${isOpenSql}`,
    )
    publishHint(em, personId, 'proposals', proposalId)
  })
  const proposal = await readProposal(db, personId, proposalId)
  if (proposal.state === 'confirmed') throw proposalConfirmed()
  return viewOf(proposal)
}
