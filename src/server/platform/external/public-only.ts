import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, fetch as undiciFetch } from 'undici'

const isPublic = (address: string) => ipaddr.process(address).range() === 'unicast'

const refusal = () => Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' })

/** Gives the addresses of a name, or none of them when any lies inside a private network. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    if (!addresses.every(({ address }) => isPublic(address))) return done(refusal(), [])
    if (options.all) return done(null, addresses)
    const [first] = addresses
    return done(null, first?.address ?? '', first?.family)
  })
}

function createAgent(): Agent {
  const connect = buildConnector({ lookup: publicLookup })
  return new Agent({
    connect: (options, done) => {
      // A literal address is never looked up. IPv6 ones stand in brackets.
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) && !isPublic(host)) return done(refusal(), null)
      return connect(options, done)
    },
  })
}

let agent: Agent | undefined

/**
 * As `fetch`, to public addresses only: whatever a name resolves to at that moment, and wherever a
 * redirect leads, is checked when the connection is made.
 */
export const fetchPublic: typeof fetch = (input, init) => {
  agent ??= createAgent()
  // The package's own fetch takes its own agent; Node's built-in one is of another version.
  const answer = undiciFetch(input as URL, { ...init, dispatcher: agent } as object)
  return answer as unknown as Promise<Response>
}
