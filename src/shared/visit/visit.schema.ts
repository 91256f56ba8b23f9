import { z } from 'zod'

export const VisitCount = z.object({ visits: z.number() })
