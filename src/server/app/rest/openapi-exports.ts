import { languages } from '#shared/kit/language.constants.ts'
import { exportFormats, exportKinds } from '#shared/shop-export/shop-export.constants.ts'
import { successHeaders } from './openapi-headers.ts'
import { failureResponses, type Paths } from './openapi-parts.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
}

const headers = successHeaders({
  takesKey: false,
  ignoresKey: false,
  ignoresMembers: false,
  isDeprecated: false,
})

const traits = {
  hasInput: true,
  hasBody: false,
  isProtected: true,
  takesKey: false,
  namesOne: false,
}

const sinceParameter = {
  name: 'since',
  in: 'query',
  required: false,
  description: 'Only what changed at or after this time.',
  schema: { type: 'string', format: 'date-time' },
} as const

const languageParameter = {
  name: 'language',
  in: 'query' as const,
  required: false,
  description: 'The language of the headings, statuses, units and ways of paying and delivering.',
  schema: { type: 'string' as const, enum: [...languages], default: 'en' },
}

/** `GET /shop-export/{kind}.{csv|jsonl}`, an operation for each file. */
const shopExportPaths = (): Paths =>
  Object.fromEntries(
    exportKinds.flatMap((kind) =>
      exportFormats.map((format) => [
        `/shop-export/${kind}.${format}`,
        {
          get: {
            operationId: `shopExport-${kind}-${format}`,
            summary: `Your ${kind} as ${format === 'csv' ? 'a CSV file' : 'JSON lines'}, oldest first`,
            description:
              'All of yours, of both sides, streamed. Times have the zone +05:30. Needs a token, or a key with `exports:read`.',
            tags: ['Exports'],
            security: [{ bearer: [] }],
            parameters: [sinceParameter],
            responses: {
              200: {
                description: 'Done',
                headers,
                content: {
                  [format === 'csv' ? 'text/csv' : 'application/x-ndjson']: {
                    schema: { type: 'string' },
                  },
                },
              },
              ...failureResponses(traits),
            },
          },
        },
      ]),
    ),
  )

/**
 * The routes that send a file, which no procedure can. They are described by hand, as they are mounted by hand.
 * @param listed the parameters of the exported list.
 */
export function exportPaths(listed: readonly Parameter[]): Paths {
  const narrowing = listed.filter(({ name }) => name === 'status' || name === 'q')
  return {
    '/order/export-orders': {
      get: {
        operationId: 'order-export',
        summary: 'The orders placed with you as a CSV file, newest first, up to 10,000',
        description: 'One line for each crop of an order. Needs a token.',
        tags: ['Orders'],
        security: [{ bearer: [] }],
        parameters: [
          ...narrowing.map((parameter) => ({ ...parameter, in: 'query' as const })),
          languageParameter,
        ],
        responses: {
          200: {
            description: 'Done',
            headers,
            content: { 'text/csv': { schema: { type: 'string' } } },
          },
          ...failureResponses(traits),
        },
      },
    },
    ...shopExportPaths(),
    '/account/download-data': {
      get: {
        operationId: 'account-downloadData',
        summary: 'All data stored about you as a ZIP file; up to five in 24 hours',
        description: 'JSON by subject, pictures and a README. Needs a token.',
        tags: ['Your data'],
        security: [{ bearer: [] }],
        responses: {
          200: {
            description: 'Done',
            headers,
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
