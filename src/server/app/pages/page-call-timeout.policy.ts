const callTimeoutMs = 2000
/** Calls that may wait for other services; the browser repeats what was too slow. */
const externalCallTimeoutMs = 300
/** Users who typed a place wait for its weather, and a browser without scripts cannot repeat the call. */
const typedPlaceTimeoutMs = 1500
const callsExternal = /^(news|weather)\./

const namesCity = (input: unknown) =>
  typeof input === 'object' && input !== null && 'city' in input && input.city !== ''

/** Milliseconds that the rendering of a page waits for a call. */
export function pageCallTimeoutMs(procedure: string, input: unknown): number {
  if (procedure === 'weather.get' && namesCity(input)) return typedPlaceTimeoutMs
  return callsExternal.test(procedure) ? externalCallTimeoutMs : callTimeoutMs
}
