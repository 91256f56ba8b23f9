import { expect, test } from 'vitest'
import { nextMigrationStamp } from './migration-stamp.ts'

const names = ['Migration20261124235930_users.ts', 'Migration20261123120000_crops.ts', 'README.md']

test.each([
  ['now', 'the last one is older', '2026-12-01T08:09:10.567Z', '20261201080910'],
  ['a minute after the last one', 'that is dated later', '2026-11-22T08:00:00Z', '20261125000030'],
])('a new migration is dated %s, when %s', (_stamp, _when, now, expected) => {
  expect(nextMigrationStamp(names, Date.parse(now))).toBe(expected)
})

test('the first migration is dated now', () => {
  expect(nextMigrationStamp([], Date.parse('2026-01-02T03:04:05Z'))).toBe('20260102030405')
})
