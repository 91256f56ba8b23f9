import { z } from 'zod'

/**
 * The id of a record.
 * @param gone what is said of one that no record can have. A missing id is said to be missing, as any field.
 */
export const recordId = (gone: string) =>
  z.uuid({ error: ({ input }) => (input === undefined ? undefined : gone) })
