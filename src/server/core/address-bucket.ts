import { isIPv6 } from 'node:net'

/**
 * What requests are counted by: an IPv4 address, or the /64 network of an IPv6 one, for a single
 * household has 2^64 addresses in its own.
 */
export function addressBucket(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const address = ip.split('%')[0] ?? ip
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const filled =
    tail === undefined ? before : [...before, ...zeros(8 - before.length - after.length), ...after]
  const network = filled.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

const zeros = (count: number) => Array.from({ length: Math.max(count, 0) }, () => '0')
