import { AppError, invalidInput } from '#server/platform/errors/errors.ts'

export const postNotFound = () =>
  new AppError({
    code: 'community.not_found',
    status: 404,
    message: 'This post is no longer here.',
  })

export const notAuthor = () =>
  new AppError({
    code: 'community.not_author',
    status: 403,
    message: 'Only the person who wrote this can change it.',
  })

export const underReview = () =>
  new AppError({
    code: 'community.under_review',
    status: 409,
    message: 'This post is under review and cannot be changed now.',
  })

export const reportedPost = () =>
  new AppError({
    code: 'community.under_review',
    status: 409,
    message: 'This post was reported. You can change it once our operators have looked at it.',
  })

export const ownPost = () =>
  new AppError({
    code: 'community.own_post',
    status: 409,
    message: 'You cannot mark or report what you wrote yourself.',
  })

export const repeatedQuestion = () =>
  new AppError({
    code: 'community.repeated',
    status: 409,
    message: 'You have just asked this question.',
  })

export const answeredBefore = () =>
  new AppError({
    code: 'community.repeated',
    status: 409,
    message: 'You have just given this answer.',
  })

const limitSentences = {
  questions: 'You have reached the limit of questions for today. Please try again tomorrow.',
  answers: 'You have reached the limit of answers for today. Thank you! Please try again tomorrow.',
  reports: 'You have reached the limit of reports for today. Please try again tomorrow.',
}

/** @param retryAfter seconds until India's next day begins. */
export const tooManyToday = (what: keyof typeof limitSentences, retryAfter: number) =>
  new AppError({
    code: 'community.too_many',
    status: 429,
    message: limitSentences[what],
    retryAfter,
  })

export const unknownCrop = () => invalidInput([{ path: 'crop', message: 'There is no such crop' }])
