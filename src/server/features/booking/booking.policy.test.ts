import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDays } from '#shared/booking/booking.schema.ts'
import { daysBefore } from '#shared/kit/india-day.ts'
import { mergeTakenRanges, rentalTotal } from './booking.policy.ts'

const day = (n: number) => daysBefore('2026-01-01', -n)

test('a total is exactly the price times the days, for any price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.integer({ min: 1, max: 30 }),
      (paise, days) => {
        expect(rentalTotal(paise / 100, days)).toBe((paise * days) / 100)
      },
    ),
  )
})

const rangesOf = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 3 }),
      length: fc.integer({ min: 1, max: 5 }),
      isBlocked: fc.boolean(),
      blockId: fc.constantFrom<string | null>(null, 'a block'),
    }),
  )
  .map((parts) => {
    let next = 0
    return parts.map(({ gap, length, isBlocked, blockId }) => {
      const from = next + gap
      next = from + length
      return {
        from: day(from),
        to: day(next - 1),
        isBlocked,
        blockId: isBlocked ? blockId : null,
      }
    })
  })

test('merged ranges cover the same days, do not overlap, and cannot be merged further', () => {
  fc.assert(
    fc.property(rangesOf, (ranges) => {
      const merged = mergeTakenRanges(ranges)
      const daysOf = (list: typeof ranges) =>
        list.flatMap(({ from, to, isBlocked }) =>
          Array.from({ length: countDays(from, to) }, (_, i) => [daysBefore(from, -i), isBlocked]),
        )
      expect(daysOf(merged)).toEqual(daysOf(ranges))
      for (const [i, range] of merged.slice(1).entries()) {
        const before = merged[i]
        expect(range.from > (before?.to ?? '')).toBe(true)
        if (before?.to !== daysBefore(range.from, 1) || before.blockId || range.blockId) continue
        expect(before.isBlocked).not.toBe(range.isBlocked)
      }
    }),
  )
})
