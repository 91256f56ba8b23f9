import { Skeleton, Text } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { OtpChannel } from '#client/platform/session/otp-location.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { toastError, toastInfo } from '#client/ui/toast.ts'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import { CreateAccountStep } from './create-account-step.tsx'
import { OtpStep } from './otp-step.tsx'
import { PhoneStep } from './phone-step.tsx'

// Few accounts have a second factor, so its step loads on demand.
const SecondStep = lazyPart(() =>
  withHindi(() => import('#client/domain/second-factor/second-step.tsx'), 'second-factor'),
)

/** The response to a correct code: a session, possibly one that still needs the second factor. */
interface CodeAccepted {
  token: string
  secondFactor?: 'required' | undefined
  secondFactorMethods?: SecondFactorMethod[] | undefined
}

interface OtpFlowProps<Session extends CodeAccepted> {
  onRequest: (
    phone: string,
  ) => Promise<{ requestId: string; expiresIn: number; channel: OtpChannel }>
  /**
   * `requestId` names the request the code belongs to, so that failed tries for other requests do
   * not count against it.
   */
  onVerify: (input: { phone: string; otp: string; requestId: string }) => Promise<Session>
  onDone: (session: Session) => void
  /** The way to the other page, below the fields; not shown once the number is proven. */
  alternative: ReactNode
  /** Signs up the number of a right code that has no account; without it the flow only says so. */
  onCreateAccount?: (proven: ProvenNumber) => Promise<Session>
  /** Called with the new account's session. */
  onCreated?: (session: Session) => void
}

/** A number whose code was right, with the proof that signs it up. Stays in memory, as the code does. */
interface ProvenNumber {
  phone: string
  requestId: string
  proof: string
}

/** Stays in memory only: anybody with the request's id could guess the code. */
interface SentCode {
  phone: string
  requestId: string
  channel: OtpChannel
  deadline: number
}

/**
 * The steps of login and sign-up: phone number, one-time password, and the second factor for
 * accounts that have one.
 */
export function OtpFlow<Session extends CodeAccepted>(props: OtpFlowProps<Session>) {
  const { onRequest, onVerify, onDone, alternative, onCreateAccount, onCreated = onDone } = props
  const { t } = useTranslation()
  const [phone, setPhone] = useState('')
  const [sentCode, setSentCode] = useState<SentCode | null>(null)
  const [pending, setPending] = useState<Session | null>(null)
  const [newNumber, setNewNumber] = useState<ProvenNumber | null>(null)

  const handlePhone = async (digits: string) => {
    try {
      const { requestId, expiresIn, channel } = await onRequest(digits)
      setPhone(digits)
      setSentCode({ phone: digits, requestId, channel, deadline: Date.now() + expiresIn * 1000 })
      return null
    } catch (error) {
      const { message } = readFailure(error)
      toastError(message ? translateMessage(t, message) : t('Failed to send OTP'))
      return message ?? 'Error sending OTP'
    }
  }

  const handleOtp = async ({ phone, requestId }: SentCode, otp: string) => {
    try {
      const session = await onVerify({ phone, otp, requestId })
      if (!session.token) return 'Invalid OTP'
      if (session.secondFactor === 'required') setPending(session)
      else onDone(session)
      return null
    } catch (error) {
      const { code, message, details } = readFailure(error)
      if (code === null) return 'Error verifying OTP'
      const { registrationProof: proof } = details
      if (onCreateAccount && proof) {
        setNewNumber({ phone, requestId, proof })
        return null
      }
      return message || 'Invalid OTP'
    }
  }

  const handleCreate = async (
    create: NonNullable<typeof onCreateAccount>,
    proven: ProvenNumber,
  ) => {
    const session = await create(proven)
    // Another tab may have made the account meanwhile, and set up a second factor.
    if (session.secondFactor === 'required') setPending(session)
    else onCreated(session)
  }

  const handleBack = () => {
    setPending(null)
    setNewNumber(null)
    setSentCode(null)
  }

  const handleResend = () => {
    setSentCode(null)
    toastInfo(t('Try again by entering your phone number'))
  }

  if (pending) {
    return (
      <Suspense fallback={<Skeleton height={160} />}>
        <Text mb="sm" fw={600} role="status">
          {t('The code is correct. Your account needs one more step:')}
        </Text>
        <SecondStep
          methods={pending.secondFactorMethods ?? []}
          token={pending.token}
          onPassed={({ token }) => onDone({ ...pending, token })}
          onBack={handleBack}
          backLabel={t('Back to the phone number')}
        />
      </Suspense>
    )
  }
  if (newNumber && onCreateAccount) {
    return (
      <CreateAccountStep
        phone={newNumber.phone}
        onCreate={() => handleCreate(onCreateAccount, newNumber)}
        onBack={handleBack}
      />
    )
  }
  return (
    <>
      {sentCode ? (
        <OtpStep
          phone={sentCode.phone}
          channel={sentCode.channel}
          deadline={sentCode.deadline}
          onSubmit={(otp) => handleOtp(sentCode, otp)}
          onBack={() => setSentCode(null)}
          onResend={handleResend}
        />
      ) : (
        <PhoneStep phone={phone} onSubmit={handlePhone} />
      )}
      {alternative}
    </>
  )
}
