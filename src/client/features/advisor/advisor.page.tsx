import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { addressCodec, textField } from '#client/ui/list/address-codec.ts'
import { RequireLogin } from '#client/ui/require-login.tsx'
import { AdvisorScreen } from './advisor-screen.tsx'

/** Linking pages send short questions; a longer text did not come from one of our links. */
const maxQuestionLengthInAddress = 300

const address = addressCodec({
  question: textField((text) => text.slice(0, maxQuestionLengthInAddress).toWellFormed()),
})

/**
 * Another page may link here with a question, which fills the field so that the user can send or
 * edit it.
 */
export default function AdvisorPage() {
  const { question } = address.parse(useSearch())
  const [, navigate] = useLocation()
  const handleSend = () => {
    // A reload, or Back, would put the sent question into the field again.
    if (question) navigate(paths.chatbot.href(), { replace: true })
  }
  return (
    <RequireLogin redirect={paths.chatbot.href(question)}>
      <AdvisorScreen initialQuestion={question} onSend={handleSend} />
    </RequireLogin>
  )
}
