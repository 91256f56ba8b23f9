import { AppError } from '#server/platform/errors/errors.ts'
import { maxOpenProposals } from '#shared/proposal/proposal.constants.ts'

const conflict = (code: string, message: string) => new AppError({ code, status: 409, message })

export const proposalNotFound = () =>
  new AppError({
    code: 'proposal.not_found',
    status: 404,
    message: 'This proposal is no longer here.',
  })

export const proposalKeyRequired = () =>
  new AppError({
    code: 'proposal.key_required',
    status: 403,
    message: 'Only programs with an API key propose. In the app you can do it yourself.',
  })

export const tooManyProposals = () =>
  new AppError({
    code: 'proposal.too_many',
    status: 409,
    message: '{{max}} proposals wait for an answer in the app. Answer them first.',
    values: { max: maxOpenProposals },
  })

/** It was declined, nobody answered it in time, or its key was revoked. */
export const proposalClosed = () =>
  conflict('proposal.closed', 'This proposal can no longer be confirmed.')

/** It was confirmed before it could be declined. */
export const proposalConfirmed = () =>
  conflict('proposal.confirmed', 'This proposal has been confirmed already.')

/** The listing is not what it was when its new price was proposed. */
export const listingChanged = () =>
  conflict(
    'proposal.listing_changed',
    'Your listing has changed since this was proposed, so nothing was changed.',
  )

export const noProfileAddress = () =>
  conflict(
    'proposal.no_address',
    'The profile has no complete address in India. Add it in the app, or propose a pick-up.',
  )

export const orderNotPending = () =>
  conflict('proposal.order_not_pending', 'This order does not wait for you to accept it.')
