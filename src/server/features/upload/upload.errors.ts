import { AppError } from '#server/platform/errors/errors.ts'
import { imageSentences } from '#shared/kit/image.ts'

export const unknownUpload = () =>
  new AppError({ code: 'upload.unknown', status: 400, message: imageSentences.notUploaded })

export const noImages = () =>
  new AppError({ code: 'upload.none', status: 400, message: imageSentences.atLeastOne })

export const tooManyImages = () =>
  new AppError({ code: 'upload.too_many', status: 400, message: imageSentences.tooMany })

export const imageTooLarge = () =>
  new AppError({ code: 'upload.too_large', status: 413, message: imageSentences.tooLarge })

export const wrongImageKind = () =>
  new AppError({ code: 'upload.wrong_kind', status: 415, message: imageSentences.wrongKind })

export const animatedImage = () =>
  new AppError({
    code: 'upload.animated',
    status: 415,
    message: 'Animated images cannot be uploaded.',
  })

export const uploadNotFound = () =>
  new AppError({ code: 'upload.not_found', status: 404, message: 'There is no such image.' })

export const tooManyPixels = () =>
  new AppError({
    code: 'upload.too_many_pixels',
    status: 413,
    message: 'This image is too big to process. Please use one of at most 24 megapixels.',
  })

export const brokenImage = () =>
  new AppError({
    code: 'upload.broken',
    status: 400,
    message: 'This image could not be read. It may be damaged; please try another one.',
  })

export const slowImage = () =>
  new AppError({
    code: 'upload.too_slow',
    status: 400,
    message: 'This image takes too long to process. Please try another one.',
  })

export const uploadsBusy = () =>
  new AppError({
    code: 'upload.busy',
    status: 503,
    message: 'Many pictures and files are being sent just now. Please try again in a moment.',
    retryAfter: 5,
  })

export const notMultipart = () =>
  new AppError({
    code: 'upload.not_multipart',
    status: 415,
    message: 'Images must be sent as multipart/form-data.',
  })

/** @param field the multipart field that images belong in. */
export const wrongField = (field: string) =>
  new AppError({
    code: 'upload.wrong_field',
    status: 400,
    message: 'Images must be sent in the field "{{field}}".',
    values: { field },
  })

/** @param retryAfter seconds until the caller may upload again. */
export const uploadsUsedUp = (retryAfter: number) =>
  new AppError({
    code: 'upload.limit_reached',
    status: 429,
    message: 'You have uploaded many images today. Please try again tomorrow.',
    retryAfter,
  })

/** @param retryAfter seconds until the caller may try again. */
export const tooManyAttempts = (retryAfter: number) =>
  new AppError({
    code: 'upload.too_many_attempts',
    status: 429,
    message: 'You have sent many images in a short time. Please try again later.',
    retryAfter,
  })
