import { useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { RequireLogin } from '#client/ui/require-login.tsx'
import { ChatScreen } from './advisor-screen.tsx'

/** What another page begins is a line; longer ones are nobody's link. */
const maxBroughtLength = 300

/** A page that leads here may bring a question: it stands in the field, to be sent or changed. */
export default function ChatPage() {
  const asked = new URLSearchParams(useSearch()).get('question') ?? ''
  const question = asked.slice(0, maxBroughtLength).toWellFormed()
  return (
    <RequireLogin redirect={paths.chatbot.href(question)}>
      <ChatScreen firstQuestion={question} />
    </RequireLogin>
  )
}
