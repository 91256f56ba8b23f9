import { AppError } from '#server/platform/errors/errors.ts'

export const apiKeyNotFound = () =>
  new AppError({
    code: 'api_key.not_found',
    status: 404,
    message: 'This key is no longer here.',
  })

export const tooManyApiKeys = () =>
  new AppError({
    code: 'api_key.too_many',
    status: 409,
    message: 'You have 20 keys. Please revoke one that you no longer use.',
  })

/** A sandbox's own account is not one that keys are looked up in. */
export const noKeysInSandbox = () =>
  new AppError({
    code: 'sandbox.no_keys',
    status: 409,
    message: 'Please create keys in the real account.',
  })

export const sandboxesOff = () =>
  new AppError({
    code: 'sandbox.off',
    status: 409,
    message: 'Test keys are not available here. Please ask the operator to set up sandboxes.',
  })
