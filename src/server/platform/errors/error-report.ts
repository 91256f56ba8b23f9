import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { type MessageTemplate, templateOfMessage } from '#shared/kit/message-template.ts'
import { AppError, type Issue, invalidInput } from './errors.ts'

/** What a client learns of a failure, the same over tRPC and REST. */
export interface ErrorReport extends Partial<MessageTemplate> {
  status: number
  code: string
  message: string
  issues?: Issue[]
  details?: Readonly<Record<string, string>>
  retryAfter?: number
}

const messagesByStatus: Record<number, [code: string, message: string]> = {
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

const unexpectedFailure = (status: number, reference: string) =>
  new AppError({
    code: 'server.unexpected',
    status,
    message: 'Something went wrong on our side. Please try again. (Reference: {{reference}})',
    values: { reference },
  })

function fromZod(error: ZodError): ErrorReport {
  const issues = error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: issue.message,
    ...templateOfMessage(issue.message),
  }))
  return describeError(invalidInput(issues), '')
}

function statusOf(error: unknown): number {
  if (error instanceof TRPCError) return getHTTPStatusCodeFromError(error)
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : 500
}

/**
 * Describes anything thrown for the client. An unexpected error becomes a bland sentence with the
 * request's id, by which the log has the details.
 */
export function describeError(error: unknown, requestId: string): ErrorReport {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error
  if (cause instanceof AppError) {
    const { status, code, message, template, values, issues, details, retryAfter } = cause
    return {
      status,
      code,
      message,
      ...(template && values && { template, values }),
      ...(issues && { issues }),
      ...(details && { details }),
      ...(retryAfter && { retryAfter }),
    }
  }
  const isInput = !(error instanceof TRPCError) || error.code === 'BAD_REQUEST'
  if (cause instanceof ZodError && isInput) return fromZod(cause)
  const status = statusOf(error)
  const known = messagesByStatus[status] ?? (status < 500 ? messagesByStatus[400] : undefined)
  if (known) return { status, code: known[0], message: known[1] }
  return describeError(unexpectedFailure(Math.max(status, 500), requestId), requestId)
}

/** REST's failure envelope. */
export function failureBody(report: Omit<ErrorReport, 'status'>): string {
  const { message, template, values, code, issues, details } = report
  return JSON.stringify({ success: false, message, template, values, code, issues, details })
}
