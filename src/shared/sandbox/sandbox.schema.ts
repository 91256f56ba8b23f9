import { z } from 'zod'
import { maxMoveHours, sandboxPeople } from './sandbox.constants.ts'

export const MoveClockInput = z.object({
  /** How many hours forward; the clock never goes back. */
  hours: z
    .int('Please send whole hours, from 1.')
    .min(1, 'Please send whole hours, from 1.')
    .max(maxMoveHours, 'Please move the clock by a year at most.'),
})
export type MoveClockInput = z.output<typeof MoveClockInput>

export const SandboxView = z.object({
  /** The time in the sandbox, ISO 8601. */
  now: z.string(),
  /** Hours by which it is ahead of the real time. */
  hoursAhead: z.number(),
  /** The code that every login and confirmation in the sandbox accepts. */
  otp: z.string(),
  people: z.array(
    z.object({
      person: z.enum(sandboxPeople),
      _id: z.string(),
      /** Ten digits. */
      phone: z.string(),
    }),
  ),
})
export type SandboxView = z.infer<typeof SandboxView>
