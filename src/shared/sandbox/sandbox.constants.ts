/** The code of every SMS in a sandbox, which is never sent. */
export const sandboxOtp = '123456'

/** The people of every sandbox. A test key acts for one of them. */
export const sandboxPeople = ['seller', 'buyer'] as const
export type SandboxPerson = (typeof sandboxPeople)[number]

export const sandboxPhones: Record<SandboxPerson, string> = {
  seller: '9000000001',
  buyer: '9000000002',
}

/** Days without a call after which a sandbox is deleted. */
export const sandboxIdleDays = 30
/** Hours by which one call may move the clock, and all calls together. */
export const maxMoveHours = 24 * 366
export const maxAheadHours = 5 * maxMoveHours
/** How often in an hour the owner of a sandbox may move its clock and empty it. */
export const sandboxMovesPerHour = 120
export const sandboxResetsPerHour = 10
/** Places that a sandbox looks up the weather of in a real day; those that are cached are not counted. */
export const sandboxWeatherLookupsPerDay = 100

/** The same in every sandbox, so that a program's tests can name them. */
export const sandboxPersonIds: Record<SandboxPerson, string> = {
  seller: '00000000-0000-4000-8000-000000000001',
  buyer: '00000000-0000-4000-8000-000000000002',
}

export const isSandboxPerson = (id: string): boolean =>
  sandboxPeople.some((person) => sandboxPersonIds[person] === id)

/** How large the database of a sandbox may become; an empty one has about 20 MB. */
export const maxSandboxBytes = 96 * 1024 * 1024
export const maxSandboxPictures = 300
