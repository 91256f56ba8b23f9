import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressBucket, providerRange } from './address-bucket.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:61234', '203.0.113.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['not an address', 'not an address'],
  ['', ''],
])('requests from %s are counted under %s', (ip, bucket) => {
  expect(addressBucket(ip)).toBe(bucket)
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8:1:3::1', '2001:db8:1::/48', '2001:db8::/32'],
  ['2001:db8:2:3::1', '2001:db8:2::/48', '2001:db8::/32'],
  ['203.0.113.7', '203.0.113.7', '203.0.0.0/16'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.0.0/16'],
])('%s belongs to the site %s and the provider’s range %s', (ip, site, range) => {
  expect(addressBucket(ip, 48)).toBe(site)
  expect(providerRange(ip)).toBe(range)
})

test.each([
  [48, '2001:db8:1::/48'],
  [56, '2001:db8:1:200::/56'],
  [64, '2001:db8:1:2ff::/64'],
])('a network may be as wide as %i bits', (prefixLength, bucket) => {
  expect(addressBucket('2001:db8:1:2ff::1', prefixLength)).toBe(bucket)
  expect(addressBucket('203.0.113.7', prefixLength)).toBe('203.0.113.7')
})

test('addresses of one IPv6 network share a bucket, those of two networks do not', () => {
  const group = fc.nat(0xffff).map((n) => n.toString(16))
  const groups = (n: number) => fc.array(group, { minLength: n, maxLength: n })
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (network, other, host, host2) => {
      const bucket = addressBucket([...network, ...host].join(':'))
      expect(addressBucket([...network, ...host2].join(':'))).toBe(bucket)
      const isSame = network.join(':') === other.join(':')
      expect(addressBucket([...other, ...host].join(':')) === bucket).toBe(isSame)
    }),
  )
})
