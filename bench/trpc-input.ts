import superjson from 'superjson'

/** A query's input as tRPC's client writes it into the address. */
export const trpcInput = (input: unknown) =>
  `?input=${encodeURIComponent(JSON.stringify(superjson.serialize(input)))}`
