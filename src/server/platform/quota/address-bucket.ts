import ipaddr from 'ipaddr.js'

/** Some proxies write the caller's port into X-Forwarded-For as well. */
const withPort = /^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\]):\d+$/

/**
 * What requests are counted by: an IPv4 address, or the network of an IPv6 one, because a single
 * household has 2^64 addresses. An IPv4 address written as IPv6 counts as the IPv4 address.
 * @param ip anything else comes back as it is.
 * @param prefixLength how many leading bits of an IPv6 address make its network: 48 for what is worth
 * renting a whole site for, because a data centre commonly gives a customer 65,536 networks of 64 bits (RFC 6177).
 */
export function addressBucket(ip: string, prefixLength = 64): string {
  if (!ip.includes(':')) return ip
  const [, v4, v6] = withPort.exec(ip) ?? []
  if (v4) return v4
  const address = (v6 ?? ip).replace(/%.*$/, '')
  if (!ipaddr.IPv6.isValid(address)) return ip
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const groups = parsed.parts.slice(0, Math.ceil(prefixLength / 16)).map((group, i) => {
    const hostBits = Math.max(0, (i + 1) * 16 - prefixLength)
    return ((group >> hostBits) << hostBits).toString(16)
  })
  return `${groups.join(':')}::/${prefixLength}`
}

/**
 * The range within which an access provider commonly moves one customer: the /16 of an IPv4 address,
 * the /32 of an IPv6 one. Too wide to limit anybody by.
 */
export function providerRange(ip: string): string {
  const bucket = addressBucket(ip, 32)
  return bucket.includes(':') ? bucket : `${bucket.split('.').slice(0, 2).join('.')}.0.0/16`
}
