import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { AppError, type Issue, invalidInput } from './errors.ts'

/** What a caller is told of a failure, the same over tRPC and REST. */
export interface ErrorReport {
  status: number
  code: string
  message: string
  issues?: Issue[]
  retryAfter?: number
}

const plainSentences: Record<number, [code: string, message: string]> = {
  400: ['request.malformed', 'The request could not be read. Please check it and try again.'],
  401: ['auth.required', 'Please log in to continue.'],
  403: ['request.forbidden', 'You are not allowed to do this.'],
  404: ['route.not_found', 'There is nothing at this address.'],
  405: ['route.method_not_allowed', 'This address does not answer to that method.'],
  408: ['request.timeout', 'The request took too long to arrive. Please try again.'],
  413: ['request.too_large', 'That is too much data for one request.'],
  415: ['request.media_type', 'This kind of content is not accepted here.'],
  429: ['rate.limited', 'Too many requests. Please wait a little and try again.'],
}

function fromZod(error: ZodError): ErrorReport {
  const issues = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
  }))
  return describeError(invalidInput(issues), '')
}

function statusOf(error: unknown): number {
  if (error instanceof TRPCError) return getHTTPStatusCodeFromError(error)
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : 500
}

/**
 * Turns anything thrown into what may be shown. An unexpected error becomes a bland sentence with
 * the request's id, under which the log has the rest.
 */
export function describeError(error: unknown, requestId: string): ErrorReport {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error
  if (cause instanceof AppError) {
    const { status, code, message, issues, retryAfter } = cause
    return { status, code, message, ...(issues && { issues }), ...(retryAfter && { retryAfter }) }
  }
  const isInput = !(error instanceof TRPCError) || error.code === 'BAD_REQUEST'
  if (cause instanceof ZodError && isInput) return fromZod(cause)
  const status = statusOf(error)
  const sentence = plainSentences[status] ?? (status < 500 ? plainSentences[400] : undefined)
  if (sentence) return { status, code: sentence[0], message: sentence[1] }
  return {
    status: Math.max(status, 500),
    code: 'server.unexpected',
    message: `Something went wrong on our side. Please try again. (Reference: ${requestId})`,
  }
}

/** REST's failure envelope. */
export function failureBody({ message, code, issues }: ErrorReport): string {
  return JSON.stringify({ success: false, message, code, ...(issues && { issues }) })
}
