import { type ApiScope, apiScopes } from '../../src/shared/api-key/api-scope.constants.ts'
import type { WatchedServer } from './server-process.ts'
import { callApi, logIn, type Person } from './session.ts'

/** A program with an API key of one of the users. */
export interface Program extends Person {
  scopes: readonly ApiScope[]
}

/** Programs, one of each user: farmers and buyers. */
export const programCount = 9

/** The scopes of the key of a request's `person`: the first program has all, each other one some. */
export function scopesOfKey(person: number): readonly ApiScope[] {
  const nth = person % programCount
  return apiScopes.filter((_, i) => nth === 0 || (i * 5 + nth * 3) % 7 < 4)
}

async function createKey(origin: string, token: string, scopes: readonly ApiScope[]) {
  const body = { name: 'Our till', scopes, days: 30 }
  const created = await callApi(origin, 'POST', '/api-keys/create-key', { token, body })
  return (created.data as { secret: string }).secret
}

/** A program of a user, with the scopes that its number has. */
export async function createProgram(
  origin: string,
  { phone, token }: Person,
  nth: number,
): Promise<Program> {
  const scopes = scopesOfKey(nth)
  return { phone, scopes, token: await createKey(origin, token, scopes) }
}

/** Gives a program another key, after a request of ours has ended the one it had. */
export async function renewKey(server: WatchedServer, program: Program): Promise<void> {
  const { origin } = server
  const token = await logIn(server, program.phone)
  const { data } = await callApi(origin, 'GET', '/api-keys/my-keys', { token })
  const { keys } = data as { keys: { _id: string; endedAt: string | null }[] }
  for (const { _id } of keys.filter(({ endedAt }) => endedAt === null)) {
    await callApi(origin, 'POST', `/api-keys/revoke-key/${_id}`, { token, body: {} })
  }
  program.token = await createKey(origin, token, program.scopes)
}
