import { AppError } from '#server/platform/errors/errors.ts'

export const webhookNotFound = () =>
  new AppError({
    code: 'webhook.not_found',
    status: 404,
    message: 'This webhook is no longer here.',
  })

export const deliveryNotFound = () =>
  new AppError({
    code: 'webhook.delivery_not_found',
    status: 404,
    message: 'This delivery is no longer here.',
  })

export const tooManyWebhooks = () =>
  new AppError({
    code: 'webhook.too_many',
    status: 409,
    message: 'You have 10 webhooks. Please delete one that you no longer use.',
  })

export const webhookEnded = () =>
  new AppError({
    code: 'webhook.ended',
    status: 409,
    message: 'The receiver ended this webhook. Please create a new one.',
  })

export const webhookStopped = () =>
  new AppError({
    code: 'webhook.stopped',
    status: 409,
    message: 'Our operators stopped this webhook. Please contact us.',
  })

const addressSentence = 'Please give a public web address that begins with https://.'

export const addressNotAllowed = () =>
  new AppError({
    code: 'webhook.address_not_allowed',
    status: 400,
    message: addressSentence,
    issues: [{ path: 'url', message: addressSentence }],
  })
