import superjson from 'superjson'

/** The query string for an input, in the format of tRPC's client. */
export const trpcInput = (input: unknown) =>
  `?input=${encodeURIComponent(JSON.stringify(superjson.serialize(input)))}`
