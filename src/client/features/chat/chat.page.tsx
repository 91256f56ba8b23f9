import { paths } from '../../core/paths.ts'
import { RequireLogin } from '../../core/ui/require-login.tsx'
import { ChatScreen } from './chat-screen.tsx'

export default function ChatPage() {
  return (
    <RequireLogin redirect={paths.chatbot.href()}>
      <ChatScreen />
    </RequireLogin>
  )
}
