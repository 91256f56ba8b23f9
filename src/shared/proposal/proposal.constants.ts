/** What an assistant can propose, and its person alone can confirm. */
export const proposalKinds = ['listing', 'order', 'accept-order', 'price'] as const
export type ProposalKind = (typeof proposalKinds)[number]

/** `expired`: nobody decided within the time, or its key was ended before. */
export const proposalStates = ['proposed', 'confirmed', 'declined', 'expired'] as const

/** Hours in which a proposal can be confirmed. */
export const proposalHours = 24
/** Proposals of one person that wait for an answer. */
export const maxOpenProposals = 20
/** Proposals that all keys of one person may make in 24 hours. */
export const proposalsPerDay = 100
/** Days for which the page shows proposals, and the database has them. */
export const proposalDays = 30
/** Proposals on the page: all open ones, then the newest of the others. */
export const maxShownProposals = 50
