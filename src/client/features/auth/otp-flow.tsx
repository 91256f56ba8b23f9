import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { readFailure } from '../../core/trpc.ts'
import { toastError, toastInfo } from '../../core/ui/toast.ts'
import { type Channel, OtpStep } from './otp-step.tsx'
import { PhoneStep } from './phone-step.tsx'

interface OtpFlowProps<Session extends { token: string }> {
  onRequest: (phone: string) => Promise<{ expiresIn: number; channel: Channel }>
  onVerify: (phone: string, otp: string) => Promise<Session>
  onDone: (session: Session) => void
}

interface Sent {
  channel: Channel
  deadline: number
}

/** Phone, then one-time password; the sentences are those of login and of sign-up alike. */
export function OtpFlow<Session extends { token: string }>(props: OtpFlowProps<Session>) {
  const { onRequest, onVerify, onDone } = props
  const { t } = useTranslation()
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)

  const handlePhone = async (typed: string) => {
    try {
      const { expiresIn, channel } = await onRequest(typed)
      setPhone(typed)
      setSent({ channel, deadline: Date.now() + expiresIn * 1000 })
      return null
    } catch (error) {
      const { message } = readFailure(error)
      toastError(message ? translateMessage(t, message) : t('Failed to send OTP'))
      return message ?? 'Error sending OTP'
    }
  }

  const handleOtp = async (otp: string) => {
    try {
      const session = await onVerify(phone, otp)
      if (!session.token) return 'Invalid OTP'
      onDone(session)
      return null
    } catch (error) {
      const { code, message } = readFailure(error)
      if (code === null) return 'Error verifying OTP'
      return message || 'Invalid OTP'
    }
  }

  const handleResend = () => {
    setSent(null)
    toastInfo(t('Try again by entering your phone number'))
  }

  if (!sent) return <PhoneStep phone={phone} onSubmit={handlePhone} />
  return (
    <OtpStep
      phone={phone}
      channel={sent.channel}
      deadline={sent.deadline}
      onSubmit={handleOtp}
      onBack={() => setSent(null)}
      onResend={handleResend}
    />
  )
}
