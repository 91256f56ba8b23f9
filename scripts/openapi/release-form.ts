import type { ContractDocument } from './contract-document.ts'

/** Says nothing about what clients may send or get. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'title', 'headers', 'tags'])

/** Inside these, keys are names of the product, not keywords. */
const maps = new Set(['properties', 'schemas', 'paths', 'content', 'responses'])

function strip(value: unknown, areNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => areNames || !prose.has(key))
      .map(([key, inner]) => [key, strip(inner, !areNames && maps.has(key))]),
  )
}

/** What clients depend on of a document: the successes of its operations and what they may send. */
export function releaseFormOf(document: object): ContractDocument {
  const { info, paths, components } = document as ContractDocument
  const operations = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, { parameters, requestBody, responses, security }]) => [
        method,
        { parameters, requestBody, responses: { 200: responses?.['200'] }, security },
      ]),
    ),
  ])
  return strip({
    info: { version: info.version },
    paths: Object.fromEntries(operations),
    components: { schemas: components.schemas },
  }) as ContractDocument
}
