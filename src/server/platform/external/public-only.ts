import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast'

/** Without the brackets that IPv6 addresses have in URLs. */
const bareHost = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** Whether a host may be called as far as its name tells: false for a literal address of a private network. */
export function isPublicHost(hostname: string): boolean {
  const host = bareHost(hostname)
  return !isIP(host) || isPublic(host)
}

/** The code of the failure when an address is not public. */
export const notPublicCode = 'ENOTPUBLIC'
const refusal = () => Object.assign(new Error('not a public address'), { code: notPublicCode })

/** Resolves a name; fails when any of its addresses is in a private network. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    if (!addresses.every(({ address }) => isPublic(address))) return done(refusal(), [])
    if (options.all) return done(null, addresses)
    const [first] = addresses
    return done(null, first?.address ?? '', first?.family)
  })
}

async function openPublicFetch(): Promise<typeof fetch> {
  // Node's built-in fetch has another version of undici and would not take this package's agent.
  const { Agent, buildConnector, fetch: undiciFetch } = await import('undici')
  const connect = buildConnector({ lookup: publicLookup })
  const dispatcher = new Agent({
    connect: (options, done) => {
      // A literal address is not looked up.
      if (!isPublicHost(options.hostname)) return done(refusal(), null)
      return connect(options, done)
    },
  })
  return (input, init) =>
    undiciFetch(input as URL, { ...init, dispatcher } as object) as unknown as Promise<Response>
}

let publicFetch: ReturnType<typeof openPublicFetch> | undefined

/**
 * `fetch` for public addresses only. The check is made on each connection, so it covers redirects and
 * names that resolve differently each time.
 */
export const fetchPublic: typeof fetch = async (input, init) => {
  publicFetch ??= openPublicFetch()
  return (await publicFetch)(input, init)
}
