import ipaddr from 'ipaddr.js'

/** Some proxies add the caller's port to X-Forwarded-For. */
const withPort = /^(?:(\d+(?:\.\d+){3})|\[([^\]]+)\]):\d+$/

/**
 * The key that requests of an address are counted under: an IPv4 address, or the network of an IPv6
 * address, because a single household has 2^64 of them. An IPv4 address written as IPv6 counts as IPv4.
 * @param ip anything else is returned unchanged.
 * @param prefixLength bits of an IPv6 network. Use 48 where an attacker might rent a whole site: data
 * centres commonly give a customer 65,536 networks of 64 bits (RFC 6177).
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
 * The range in which an internet provider commonly changes a customer's address: the /16 of an IPv4
 * address, the /32 of an IPv6 address. Too wide for a limit.
 */
export function providerRange(ip: string): string {
  const bucket = addressBucket(ip, 32)
  return bucket.includes(':') ? bucket : `${bucket.split('.').slice(0, 2).join('.')}.0.0/16`
}
