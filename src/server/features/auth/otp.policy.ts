import { randomInt, timingSafeEqual } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Wrong tries that a code survives, less one: the fifth burns it. */
export const maxTries = 5

/** Six digits from the system's CSPRNG, every one of the million as likely. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const otpText = (code: string) =>
  `${code} is your KrishiHaat OTP. It is valid for 2 minutes. Do not share it with anyone.`

/** Compares two hashes in a time that does not tell how much of them is alike. */
export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

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
