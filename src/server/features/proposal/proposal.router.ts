import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  ProposalInput,
  ProposalList,
  ProposalReceipt,
  ProposalView,
  ProposeAcceptOrderInput,
  ProposeListingInput,
  ProposeOrderInput,
  ProposePriceInput,
} from '#shared/proposal/proposal.schema.ts'
import { confirmProposal, declineProposal, listProposals } from './proposal-decide.service.ts'
import { makeProposal, readReceipt, requireProposingKey } from './proposal-make.service.ts'
import { planAcceptOrder, planListing, planOrder, planPrice } from './proposal-plan.service.ts'

const proposing = restRoutes('Proposals', '/proposals', {
  scope: 'proposals:write',
  403: 'A login, which does not propose, or a key without the scope.',
})
/** Only the person in the app decides: no key, and so no assistant, reaches these. */
const deciding = restRoutes('Proposals', '/proposals', { scope: 'sessionOnly' })

/** For programs with a key. */
const keyProcedure = protectedProcedure.use(async ({ ctx, next }) =>
  next({ ctx: { key: requireProposingKey(await ctx.loadApiKey()) } }),
)

export const proposalRouter = router({
  proposeListing: keyProcedure
    .meta(proposing.post('/propose-listing', 'Propose a crop that the person could offer for sale'))
    .input(ProposeListingInput)
    .output(ProposalReceipt)
    .mutation(({ ctx, input }) => makeProposal(ctx, ctx.key, planListing(input))),

  proposeOrder: keyProcedure
    .meta(
      proposing.post('/propose-order', 'Propose an order of one crop at its terms of this moment', {
        404: 'The crop is not listed.',
        409: 'It cannot be ordered as proposed, or 20 proposals wait.',
      }),
    )
    .input(ProposeOrderInput)
    .output(ProposalReceipt)
    .mutation(async ({ ctx, input }) =>
      makeProposal(ctx, ctx.key, await planOrder(ctx.db, ctx.actor.id, input)),
    ),

  proposeAcceptOrder: keyProcedure
    .meta(
      proposing.post('/propose-accept-order', 'Propose to accept an order placed with the person', {
        404: 'The person has no such order.',
        409: 'The order does not wait for the person, or 20 proposals wait.',
      }),
    )
    .input(ProposeAcceptOrderInput)
    .output(ProposalReceipt)
    .mutation(async ({ ctx, input }) =>
      makeProposal(ctx, ctx.key, await planAcceptOrder(ctx.db, ctx.actor.id, input)),
    ),

  proposePrice: keyProcedure
    .meta(
      proposing.post('/propose-price', 'Propose another price for a crop that the person offers', {
        404: 'The person offers no such crop.',
      }),
    )
    .input(ProposePriceInput)
    .output(ProposalReceipt)
    .mutation(async ({ ctx, input }) =>
      makeProposal(ctx, ctx.key, await planPrice(ctx.db, ctx.actor.id, input)),
    ),

  status: keyProcedure
    .meta(proposing.get('/proposal-status/{proposalId}', 'What became of what this key proposed'))
    .input(ProposalInput)
    .output(ProposalReceipt)
    .query(({ ctx, input }) => readReceipt(ctx, ctx.key, input.proposalId)),

  mine: protectedProcedure
    .meta(
      deciding.get('/my-proposals', 'What assistants have proposed to you; no key can read this'),
    )
    .output(ProposalList)
    .query(async ({ ctx }) => ({ proposals: await listProposals(ctx.db, ctx.actor.id) })),

  confirm: protectedProcedure
    .meta(
      deciding.post(
        '/confirm/{proposalId}',
        'Confirm a proposal: it is done now and once; no key can do this',
        { 409: 'It is closed, or what it proposes is no longer possible as it was shown.' },
      ),
    )
    .input(ProposalInput)
    .output(ProposalView)
    .mutation(({ ctx, input }) => confirmProposal(ctx, ctx.actor.id, input.proposalId)),

  decline: protectedProcedure
    .meta(
      deciding.post('/decline/{proposalId}', 'Decline a proposal; no key can do this', {
        409: 'It has been confirmed already.',
      }),
    )
    .input(ProposalInput)
    .output(ProposalView)
    .mutation(({ ctx, input }) => declineProposal(ctx.db, ctx.actor.id, input.proposalId)),
})
