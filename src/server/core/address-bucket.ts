import { isIPv6 } from 'node:net'

/**
 * What requests are counted by: an IPv4 address, or the /64 network of an IPv6 one, for a single
 * household has 2^64 addresses in its own.
 * @param ipv6Bits 48 for what is worth renting a whole site for: a customer of a data centre is
 * commonly given a /48, which has 65,536 networks of 64 bits (RFC 6177).
 */
export function addressBucket(ip: string, ipv6Bits: 64 | 48 = 64): string {
  const mapped = mappedIpv4(ip)
  if (mapped) return mapped
  const groups = ipv6Groups(ip)
  return groups ? ipv6Network(groups, ipv6Bits) : ip
}

/**
 * The range that an access provider commonly moves one customer about in: the /16 of an IPv4 address,
 * the /32 of an IPv6 one. Too wide to limit anybody by.
 */
export function providerRange(ip: string): string {
  const ipv4 = mappedIpv4(ip) ?? ip
  const groups = ipv6Groups(ipv4)
  return groups ? ipv6Network(groups, 32) : `${ipv4.split('.').slice(0, 2).join('.')}.0.0/16`
}

const mappedIpv4 = (ip: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? null

/** The eight numbers of an IPv6 address; null for anything else. */
function ipv6Groups(ip: string): number[] | null {
  const address = ip.split('%')[0] ?? ip
  if (!isIPv6(address)) return null
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const filled =
    tail === undefined ? before : [...before, ...zeros(8 - before.length - after.length), ...after]
  return filled.map((group) => Number.parseInt(group, 16))
}

function ipv6Network(groups: readonly number[], bits: 64 | 48 | 32): string {
  const network = groups.slice(0, bits / 16).map((group) => group.toString(16))
  return `${network.join(':')}::/${bits}`
}

const zeros = (count: number) => Array.from({ length: Math.max(count, 0) }, () => '0')
