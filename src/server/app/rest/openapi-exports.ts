import { failureResponses, type Paths } from './openapi-parts.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
}

const traits = {
  hasInput: true,
  hasBody: false,
  isProtected: true,
  isWrite: false,
  namesOne: false,
}

/**
 * The routes that answer with a file, which no procedure can: written by hand, as they are mounted.
 * @param listed the parameters of the list that is exported.
 */
export function exportPaths(listed: readonly Parameter[]): Paths {
  const narrowing = listed.filter(({ name }) => name === 'status' || name === 'q')
  return {
    '/order/export-orders': {
      get: {
        operationId: 'order-export',
        summary: 'The orders placed with you as a CSV file, newest first, up to 10,000',
        tags: ['Orders'],
        security: [{ bearer: [] }],
        parameters: narrowing.map((parameter) => ({ ...parameter, in: 'query' as const })),
        responses: {
          200: { description: 'Done', content: { 'text/csv': { schema: { type: 'string' } } } },
          ...failureResponses(traits),
        },
      },
    },
    '/account/download-data': {
      get: {
        operationId: 'account-downloadData',
        summary: 'Everything that is kept of you as a ZIP file; up to five in 24 hours',
        tags: ['Your data'],
        security: [{ bearer: [] }],
        responses: {
          200: {
            description: 'Done',
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
          ...failureResponses({
            ...traits,
            hasInput: false,
            more: { 409: 'An archive of yours is being sent already.' },
          }),
        },
      },
    },
  }
}
