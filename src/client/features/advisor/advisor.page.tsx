import { useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { RequireLogin } from '#client/ui/require-login.tsx'
import { ChatScreen } from './advisor-screen.tsx'

/** Linking pages send short questions; a longer text did not come from one of our links. */
const maxQuestionLengthInAddress = 300

/**
 * Another page may link here with a question, which fills the field so that the user can send or
 * edit it.
 */
export default function ChatPage() {
  const questionParam = new URLSearchParams(useSearch()).get('question') ?? ''
  const question = questionParam.slice(0, maxQuestionLengthInAddress).toWellFormed()
  return (
    <RequireLogin redirect={paths.chatbot.href(question)}>
      <ChatScreen initialQuestion={question} />
    </RequireLogin>
  )
}
