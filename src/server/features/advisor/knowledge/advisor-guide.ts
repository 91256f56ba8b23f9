import { z } from 'zod'
import { BothLanguages } from '#server/platform/text/both-languages.ts'
import { chatTopics } from '#shared/advisor/advisor.constants.ts'

/** A passage of general advice, in the form of its file in `guides/`. */
export const ChatGuide = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  topics: z.array(z.enum(chatTopics)),
  title: BothLanguages,
  text: BothLanguages,
  /** The text is a procedure: each of its sentences is a step, numbered in the answer. */
  isProcedure: z.literal(true).optional(),
  /** Other words under which users search for it, in any script. */
  alsoCalled: z.array(z.string().min(1)).min(3),
  source: z.strictObject({
    title: z.string().min(1),
    url: z.url({ protocol: /^https$/ }).optional(),
  }),
  /** The month of the source, or in which the text was compared with it; left out, the month of the last check of all files. */
  date: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  /** The ids of the crops that it is about; it does not answer a question that names other crops. Left out, it is about crops in general. */
  crops: z.array(z.string().min(1)).min(1).optional(),
  /** The address of a page of this site that shows more. */
  page: z.string().startsWith('/').optional(),
})
export type ChatGuide = z.infer<typeof ChatGuide>
