import createClient, { type Client } from 'openapi-fetch'
import { type Credentials, headersOf } from './credentials.ts'
import type { components, paths } from './openapi.ts'

/** The named schemas of the OpenAPI document: `Schemas['Crop']`. */
export type Schemas = components['schemas']

export type KrishiHaatRestClient = Client<paths>

/**
 * A client for REST, typed by the OpenAPI document.
 * @param url the site's address: `https://krishihaat.example`.
 */
export function createKrishiHaatRestClient(
  url: string,
  credentials: Credentials = {},
): KrishiHaatRestClient {
  const client = createClient<paths>({ baseUrl: new URL('/api', url).href })
  client.use({
    onRequest({ request }) {
      for (const [name, value] of Object.entries(headersOf(credentials))) {
        if (!request.headers.has(name)) request.headers.set(name, value)
      }
      return request
    },
  })
  return client
}
