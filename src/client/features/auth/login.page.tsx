import { Text } from '@mantine/core'
import { Redirect, useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { OtpFlow } from './otp-flow.tsx'
import { useBeginSession } from './use-begin-session.ts'
import { useRedirectTarget } from './use-redirect-target.ts'
import { useWasLoggedIn } from './use-was-logged-in.ts'

export default function LoginPage() {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const target = useRedirectTarget()
  const wasLoggedIn = useWasLoggedIn()
  const request = trpc.auth.requestLoginOtp.useMutation()
  const verify = trpc.auth.verifyLoginOtp.useMutation()
  const register = trpc.auth.registerWithProof.useMutation()
  const beginSession = useBeginSession()

  if (wasLoggedIn) return <Redirect to={target} replace />
  return (
    <AuthFrame
      title={t('Log In')}
      subtitle={t('We send a one-time password (OTP) to your phone. You have nothing to remember.')}
    >
      <OtpFlow
        onRequest={(phone) => request.mutateAsync({ phone })}
        onVerify={(input) => verify.mutateAsync(input)}
        onDone={(session) => {
          beginSession(session)
          toastSuccess(t('Logged in successfully'))
          navigate(target, { replace: true })
        }}
        onCreateAccount={(proven) => register.mutateAsync(proven)}
        onCreated={(session) => {
          beginSession(session)
          navigate(paths.setup.href(target), { replace: true })
        }}
        alternative={
          <Text mt="md">
            {t('New to KrishiHaat?')}{' '}
            <TextLink href={paths.register.href(target)} underline="always">
              {t('Create an account')}
            </TextLink>
          </Text>
        }
      />
    </AuthFrame>
  )
}
