import type { Season } from '#shared/calendar/calendar.constants.ts'
import type { Question } from '../advisor-question.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'

const seasonWords = {
  kharif: createWordSet(
    'kharif khareef kharip monsoon barsati barsaati खरीफ बरसाती वर्षाकालीन',
    false,
  ),
  rabi: createWordSet(
    'rabi rabbi winter autumn sharadkalin sharadkaleen शरदकालीन रबी शीतकालीन',
    false,
  ),
  zaid: createWordSet(
    'zaid jayad zayad jaid zayed garma garmi garmiyo garmiyon summer unhali unhalyat unhalat unhalu basant vasant basantkalin vasantkalin grishm grishmkalin जायद गरमा बसंत वसंत बसंतकालीन गर्मियों ग्रीष्म ग्रीष्मकालीन उन्हाळी उन्हाळ्यात',
    false,
  ),
} satisfies Partial<Record<Season, unknown>>

/** The season that a question names; null where it names none, or two. */
export function namedSeason({ tokens }: Pick<Question, 'tokens'>): Season | null {
  const named = (['kharif', 'rabi', 'zaid'] as const).filter((season) =>
    tokens.some((token) => seasonWords[season].has(token)),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}
