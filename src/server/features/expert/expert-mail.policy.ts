import { userName } from '#server/features/user/user.entity.ts'
import { expertFieldTexts } from './expert-fields.data.ts'
import type { ExpertSession } from './expert-session.entity.ts'

interface SessionMailInput {
  change: 'requested' | 'cancelled'
  session: Pick<
    ExpertSession,
    'field' | 'crop' | 'state' | 'preferredDay' | 'partOfDay' | 'language' | 'question'
  >
  user: { firstName: string; lastName: string; phone?: string | null }
}

const languageNames = { en: 'English', hi: 'Hindi' }

/** The mail to the operators about a new or cancelled request; plain text in English. */
export function sessionMail({ change, session, user }: SessionMailInput): {
  subject: string
  text: string
} {
  const { field, crop, state, preferredDay, partOfDay, language, question } = session
  const title = expertFieldTexts.find(({ id }) => id === field)?.title.en ?? field
  const lines = [
    change === 'requested'
      ? `A user requests a session with the ${title.toLowerCase()}.`
      : `The user has cancelled the session with the ${title.toLowerCase()}.`,
    '',
    `Day: ${preferredDay}, ${partOfDay}`,
    `Call: +91 ${user.phone ?? ''} (${languageNames[language]})`,
    `Name: ${userName(user) || 'not given'}`,
    `Crop: ${crop ?? 'not given'}`,
    `State: ${state || 'not given'}`,
    '',
    'Question:',
    question,
  ]
  return { subject: `Expert session ${change}: ${title}, ${preferredDay}`, text: lines.join('\n') }
}
