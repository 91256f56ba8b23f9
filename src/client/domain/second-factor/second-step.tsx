import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { typedDigits } from '#shared/kit/phone.ts'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import {
  AppCode,
  type ConfirmInput,
  RecoveryCode,
  type SecondStepPassed,
} from '#shared/second-factor/second-factor.schema.ts'
import { askPasskey, canUsePasskeys, PasskeyFailure } from './passkey.ts'

type Confirmation = z.input<typeof ConfirmInput>
type Method = Confirmation['method']

interface SecondStepProps {
  methods: readonly SecondFactorMethod[]
  /** The token of a login that waits for this step; by default the session's token. */
  token?: string
  onPassed: (session: SecondStepPassed) => void
  /** Called when the user cancels, or the login has expired. */
  onBack: () => void
  backLabel: Translated
}

const otherWayLabels: Record<Method, English> = {
  passkey: 'Use your passkey',
  app: 'Use your authenticator app',
  'recovery-code': 'Use a recovery code',
}

/** Whether nothing is left to confirm after this refusal. */
const isLoginOver = (code: string | null) =>
  code === 'second_factor.ended' || code === 'auth.required'

function useConfirm({ token, onPassed }: Pick<SecondStepProps, 'token' | 'onPassed'>) {
  const options = token === undefined ? {} : { trpc: { context: { token } } }
  const begin = trpc.secondFactor.beginPasskeyConfirm.useMutation(options)
  const confirm = trpc.secondFactor.confirm.useMutation(options)
  const [endedBy, setEndedBy] = useState<English | null>(null)

  /** @returns the error to show, or null after a success. */
  async function tryToConfirm(run: () => Promise<Confirmation>): Promise<English | null> {
    try {
      onPassed(await confirm.mutateAsync(await run()))
      return null
    } catch (error) {
      if (error instanceof PasskeyFailure) return error.message
      const { code, message } = readFailure(error)
      if (isLoginOver(code)) setEndedBy(message)
      return failureSentence(error)
    }
  }
  return {
    endedBy,
    confirmCode: (method: 'app' | 'recovery-code', code: string) =>
      tryToConfirm(async () => ({ method, code })),
    confirmPasskey: () =>
      tryToConfirm(async () => {
        const passkey = await askPasskey(await begin.mutateAsync())
        return { method: 'passkey', passkey }
      }),
  }
}

function PasskeyWay({ onConfirm }: { onConfirm: () => Promise<English | null> }) {
  const { t } = useTranslation()
  const [error, setError] = useState<English | null>(null)
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The last step's field, which had the focus, is gone.
  useEffect(() => button.current?.focus(), [])
  const handlePress = async () => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    setError(await onConfirm())
    setBusy(false)
  }
  return (
    <>
      <Text>{t('Use your fingerprint, your face or the lock of your screen.')}</Text>
      {error && (
        <Alert color="red" role="alert">
          {translateMessage(t, error)}
        </Alert>
      )}
      <Button
        ref={button}
        data-autofocus
        leftSection={<IconFingerprint size={22} aria-hidden />}
        aria-disabled={isBusy || undefined}
        onClick={handlePress}
      >
        {isBusy ? t('Waiting for your passkey…') : t('Use passkey')}
      </Button>
    </>
  )
}

interface CodeWayProps {
  way: 'app' | 'recovery-code'
  onConfirm: (code: string) => Promise<English | null>
}

function CodeWay({ way, onConfirm }: CodeWayProps) {
  const { t } = useTranslation()
  const isApp = way === 'app'
  return (
    <OneFieldForm
      key={way}
      schema={isApp ? AppCode : RecoveryCode}
      tidy={isApp ? typedDigits : undefined}
      onSubmit={onConfirm}
      submitLabel={t('Confirm')}
      busyLabel={t('Checking…')}
      input={{
        label: isApp ? t('Code from your authenticator app') : t('Recovery code'),
        description: isApp ? t('Six digits; a new one every 30 seconds.') : t('Each works once.'),
        inputMode: isApp ? 'numeric' : 'text',
        autoComplete: isApp ? 'one-time-code' : 'off',
        autoFocus: true,
        autoCapitalize: 'characters',
        spellCheck: false,
      }}
    />
  )
}

/** The second step by any method of the account: passkey first, then the app, then a recovery code. */
export default function SecondStep({
  methods,
  token,
  onPassed,
  onBack,
  backLabel,
}: SecondStepProps) {
  const { t } = useTranslation()
  const methodChoices: Method[] = [
    ...(methods.includes('passkey') && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(methods.includes('app') ? (['app'] as const) : []),
    'recovery-code',
  ]
  const [chosen, setChosen] = useState<Method | null>(null)
  const way = chosen ?? methodChoices[0] ?? 'recovery-code'
  const { endedBy, confirmCode, confirmPasskey } = useConfirm({
    ...(token !== undefined && { token }),
    onPassed,
  })
  return (
    <Stack gap="md">
      {endedBy === null ? (
        <>
          {way === 'passkey' ? (
            <PasskeyWay onConfirm={confirmPasskey} />
          ) : (
            <CodeWay way={way} onConfirm={(code) => confirmCode(way, code)} />
          )}
          <Stack gap={4} align="stretch">
            {methodChoices
              .filter((other) => other !== way)
              .map((other) => (
                <Button key={other} variant="subtle" onClick={() => setChosen(other)}>
                  {t(otherWayLabels[other])}
                </Button>
              ))}
          </Stack>
        </>
      ) : (
        <Alert color="red" role="alert">
          {translateMessage(t, endedBy)}
        </Alert>
      )}
      <Button variant="default" onClick={onBack}>
        {backLabel}
      </Button>
    </Stack>
  )
}
