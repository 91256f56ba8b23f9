import type { English } from '#client/platform/i18n/texts.ts'
import type { ConversationView } from '#shared/message/message.schema.ts'

const questions = {
  crop: ['Is it still available?', 'What is your best price?', 'When can I pick it up?'],
  equipment: [
    'Is it free this week?',
    'Does a driver come with it?',
    'Do you bring it to my field?',
  ],
}

/** Common first questions; the listing's owner gets none. */
export const suggestedMessagesFor = ({
  kind,
  isOwn,
  isGone,
}: ConversationView['listing']): English[] => (isOwn || isGone ? [] : questions[kind])
