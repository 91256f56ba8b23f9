import { z } from 'zod'
import { stateFilter } from '#shared/kit/pagination.schema.ts'

export const UsualKindsInput = z.object({ state: stateFilter })

/** The kinds of goods that sellers of a state offer most often, the most usual first. */
export const UsualKindsView = z.object({ kinds: z.array(z.string()) })
