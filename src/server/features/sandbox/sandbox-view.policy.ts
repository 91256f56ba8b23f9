import {
  sandboxOtp,
  sandboxPeople,
  sandboxPersonIds,
  sandboxPhones,
} from '#shared/sandbox/sandbox.constants.ts'
import type { SandboxView } from '#shared/sandbox/sandbox.schema.ts'

/** @param aheadMs how far the sandbox's clock is ahead, in milliseconds. */
export const describeSandbox = (aheadMs: number): SandboxView => ({
  now: new Date(Date.now() + aheadMs).toISOString(),
  hoursAhead: aheadMs / 3_600_000,
  otp: sandboxOtp,
  people: sandboxPeople.map((person) => ({
    person,
    _id: sandboxPersonIds[person],
    phone: sandboxPhones[person],
  })),
})
