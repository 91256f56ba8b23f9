import { Text } from '@mantine/core'
import { Redirect, useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { OtpFlow } from './otp-flow.tsx'
import { useBeginSession } from './use-begin-session.ts'
import { useRedirectTarget } from './use-redirect-target.ts'
import { useWasLoggedIn } from './use-was-logged-in.ts'

export default function RegisterPage() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const target = useRedirectTarget()
  const wasLoggedIn = useWasLoggedIn()
  const request = trpc.auth.requestRegisterOtp.useMutation()
  const verify = trpc.auth.verifyRegisterOtp.useMutation()
  const beginSession = useBeginSession()

  if (wasLoggedIn) return <Redirect to={target} replace />
  return (
    <AuthFrame
      title={t('Sign Up')}
      subtitle={t('Sell your crops, rent machines and buy straight from farmers. It is free.')}
    >
      <OtpFlow
        onRequest={(phone) => request.mutateAsync({ phone })}
        onVerify={(input) => verify.mutateAsync(input)}
        onDone={(session) => {
          beginSession(session)
          navigate(paths.setup.href(target), { replace: true })
        }}
        alternative={
          <Text mt="md">
            {t('Already have an account?')}{' '}
            <TextLink href={paths.login.href(target)} underline="always">
              {t('Log in here')}
            </TextLink>
          </Text>
        }
      />
    </AuthFrame>
  )
}
