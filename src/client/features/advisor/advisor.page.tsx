import { useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { RequireLogin } from '#client/ui/require-login.tsx'
import { ChatScreen } from './advisor-screen.tsx'

/** Linking pages send short questions; a longer text did not come from one of our links. */
const maxBroughtLength = 300

/**
 * Another page may link here with a question, which fills the field so that the user can send or
 * edit it.
 */
export default function ChatPage() {
  const asked = new URLSearchParams(useSearch()).get('question') ?? ''
  const question = asked.slice(0, maxBroughtLength).toWellFormed()
  return (
    <RequireLogin redirect={paths.chatbot.href(question)}>
      <ChatScreen firstQuestion={question} />
    </RequireLogin>
  )
}
