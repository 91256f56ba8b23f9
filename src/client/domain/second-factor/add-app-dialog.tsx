import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { useClipboard, useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconDeviceMobile } from '@tabler/icons-react'
import { Suspense, useEffect, useRef } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { OneFieldForm } from '#client/ui/form/one-field-form.tsx'
import { typedDigits } from '#shared/kit/phone.ts'
import { AppCode, type FactorAdded } from '#shared/second-factor/second-factor.schema.ts'
import classes from './second-factor.module.css'

const QrCode = lazyPart(() => import('#client/ui/qr-code.tsx'))

interface AddAppProps {
  onAdded: (added: FactorAdded) => void
}

/** "ABCD EFGH …": easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

function AddApp({ onAdded }: AddAppProps) {
  const { t } = useTranslation()
  const { mutate, data, error } = trpc.secondFactor.beginApp.useMutation()
  const clipboard = useClipboard({ timeout: 3000 })
  // A phone cannot scan its own screen.
  const isPhone = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const add = trpc.secondFactor.addApp.useMutation()
  const hasStarted = useRef(false)
  useEffect(() => {
    // Only once: every call creates another secret.
    if (hasStarted.current) return
    hasStarted.current = true
    mutate()
  }, [mutate])

  const handleCode = async (code: string) => {
    try {
      onAdded(await add.mutateAsync({ code }))
      return null
    } catch (failure) {
      return failureSentence(failure)
    }
  }
  if (error) {
    return (
      <Alert color="red" role="alert">
        {translateMessage(t, failureSentence(error))}
      </Alert>
    )
  }
  if (!data) return <Skeleton height={320} />
  return (
    <>
      {isPhone && (
        <Button
          component="a"
          href={data.uri}
          leftSection={<IconDeviceMobile size={20} aria-hidden />}
        >
          {t('Open in an authenticator app')}
        </Button>
      )}
      <Text>
        {isPhone
          ? t('From another phone: scan this with an authenticator app.')
          : t('Scan this with an authenticator app, such as Google Authenticator or Aegis.')}
      </Text>
      <div className={classes.qr}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <QrCode text={data.uri} label={t('QR code for your authenticator app')} />
        </Suspense>
      </div>
      <Text>
        {t('Or type this key into the app:')}{' '}
        <code className={classes.key}>{inGroups(data.secret)}</code>
      </Text>
      <Button
        variant="default"
        leftSection={<IconCopy size={20} aria-hidden />}
        onClick={() => clipboard.copy(data.secret)}
      >
        {clipboard.copied ? t('Copied') : t('Copy the key')}
      </Button>
      <OneFieldForm
        schema={AppCode}
        tidy={typedDigits}
        onSubmit={handleCode}
        submitLabel={t('Confirm')}
        busyLabel={t('Checking…')}
        input={{
          label: t('Code from your authenticator app'),
          description: t('Six digits; a new one every 30 seconds.'),
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
        }}
      />
    </>
  )
}

interface AddAppDialogProps extends AddAppProps {
  isOpen: boolean
  onClose: () => void
}

/** Sets up an authenticator app: shows the secret as a QR code and as text, then asks for the first code. */
export const AddAppDialog = ({ isOpen, onClose, onAdded }: AddAppDialogProps) => {
  const { t } = useTranslation()
  return (
    <TitledDialog title={isOpen ? t('Set up an authenticator app') : null} onClose={onClose}>
      {isOpen && <AddApp onAdded={onAdded} />}
    </TitledDialog>
  )
}
