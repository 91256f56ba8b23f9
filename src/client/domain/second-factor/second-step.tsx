import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import type { SecondFactorMethod } from '#shared/second-factor/second-factor.constants.ts'
import {
  AppCode,
  type ConfirmInput,
  RecoveryCode,
  type SecondStepPassed,
} from '#shared/second-factor/second-factor.schema.ts'
import { askPasskey, canUsePasskeys, PasskeyFailure } from './passkey.ts'

type Confirmation = z.input<typeof ConfirmInput>
type Way = Confirmation['method']

interface SecondStepProps {
  methods: readonly SecondFactorMethod[]
  /** Of a login that waits for this step; the browser's own when left out. */
  token?: string
  onPassed: (session: SecondStepPassed) => void
  /** Given up, or the login is over; already translated is what the button says. */
  onBack: () => void
  backLabel: string
}

const otherWayLabels: Record<Way, string> = {
  passkey: 'Use your passkey',
  app: 'Use your authenticator app',
  'recovery-code': 'Use a recovery code',
}

/** A refusal after which there is nothing left to confirm. */
const isOver = (code: string | null) => code === 'second_factor.ended' || code === 'auth.required'

function useConfirm({ token, onPassed }: Pick<SecondStepProps, 'token' | 'onPassed'>) {
  const options = token === undefined ? {} : { trpc: { context: { token } } }
  const begin = trpc.secondFactor.beginPasskeyConfirm.useMutation(options)
  const confirm = trpc.secondFactor.confirm.useMutation(options)
  const [endedBy, setEndedBy] = useState<string | null>(null)

  /** @returns the English sentence to show, or null when all is well. */
  async function tryTo(run: () => Promise<Confirmation>): Promise<string | null> {
    try {
      onPassed(await confirm.mutateAsync(await run()))
      return null
    } catch (error) {
      if (error instanceof PasskeyFailure) return error.message
      const { code, message } = readFailure(error)
      if (isOver(code)) setEndedBy(message)
      return message ?? 'Error connecting to server'
    }
  }
  return {
    endedBy,
    confirmCode: (method: 'app' | 'recovery-code', code: string) =>
      tryTo(async () => ({ method, code })),
    confirmPasskey: () =>
      tryTo(async () => {
        const passkey = await askPasskey(await begin.mutateAsync())
        return { method: 'passkey', passkey }
      }),
  }
}

function PasskeyWay({ onConfirm }: { onConfirm: () => Promise<string | null> }) {
  const { t } = useTranslation()
  const [sentence, setSentence] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The field that had the focus is gone with the step before.
  useEffect(() => button.current?.focus(), [])
  const handlePress = async () => {
    if (isBusy) return
    setBusy(true)
    setSentence(null)
    setSentence(await onConfirm())
    setBusy(false)
  }
  return (
    <>
      <Text>{t('Use your fingerprint, your face or the lock of your screen.')}</Text>
      {sentence && (
        <Alert color="red" role="alert">
          {translateMessage(t, sentence)}
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
  onConfirm: (code: string) => Promise<string | null>
}

function CodeWay({ way, onConfirm }: CodeWayProps) {
  const { t } = useTranslation()
  const isApp = way === 'app'
  return (
    <OneFieldForm
      key={way}
      schema={isApp ? AppCode : RecoveryCode}
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

/** The second step by any way that the account has: passkey first, then the app, then a recovery code. */
export default function SecondStep({
  methods,
  token,
  onPassed,
  onBack,
  backLabel,
}: SecondStepProps) {
  const { t } = useTranslation()
  const ways: Way[] = [
    ...(methods.includes('passkey') && canUsePasskeys() ? (['passkey'] as const) : []),
    ...(methods.includes('app') ? (['app'] as const) : []),
    'recovery-code',
  ]
  const [chosen, setChosen] = useState<Way | null>(null)
  const way = chosen ?? ways[0] ?? 'recovery-code'
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
            {ways
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
