import { Button, Group, Text } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint, IconKey } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { renewToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import shared from '#client/ui/shared.module.css'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type {
  FactorAdded,
  RemoveFactorInput,
  SecondFactorStatus,
} from '#shared/second-factor/second-factor.schema.ts'
import { AddAppDialog } from './add-app-dialog.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { canUsePasskeys } from './passkey.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import classes from './second-factor.module.css'

interface RowProps {
  icon: ReactNode
  title: Translated
  text: Translated
  children: ReactNode
}

const Row = ({ icon, title, text, children }: RowProps) => (
  <li>
    {icon}
    <div className={classes.about}>
      <Text fw={600}>{title}</Text>
      <Text c="dimmed" size="sm">
        {text}
      </Text>
    </div>
    {children}
  </li>
)

/** The factor that the user is about to remove. */
interface Removing {
  name: Translated
  factor: RemoveFactorInput
}

/** The user's passkeys, authenticator app and recovery codes, with their actions. */
export function FactorList({ status }: { status: SecondFactorStatus }) {
  const { t } = useTranslation()
  const { date, number } = useFormat()
  const utils = trpc.useUtils()
  const renewCodes = trpc.secondFactor.renewRecoveryCodes.useMutation()
  const [adding, setAdding] = useState<'passkey' | 'app' | null>(null)
  const [removing, setRemoving] = useState<Removing | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const refresh = () => utils.secondFactor.invalidate()

  const handleAdded = ({ token, recoveryCodes, message }: FactorAdded) => {
    renewToken(token)
    setAdding(null)
    setCodes(recoveryCodes)
    // With new codes, their dialog confirms it.
    if (recoveryCodes === null) toastSuccess(translateMessage(t, message))
    // The first factor ends the other sessions.
    void Promise.all([refresh(), utils.auth.sessions.invalidate()])
  }
  const handleNewCodes = async () => {
    try {
      setCodes((await renewCodes.mutateAsync()).recoveryCodes)
      await refresh()
    } catch (error) {
      toastFailure(t, error)
    }
  }
  const removeButton = (name: Translated, factor: RemoveFactorInput) => (
    <Button
      variant="default"
      aria-label={t('Remove {{name}}', { name })}
      onClick={() => setRemoving({ name, factor })}
    >
      {t('Remove')}
    </Button>
  )
  const hasFactor = status.methods.length > 0
  return (
    <>
      {hasFactor && (
        <ul className={`${shared.ruledList} ${classes.factors}`}>
          {status.passkeys.map(({ _id, name, createdAt, lastUsedAt }) => (
            <Row
              key={_id}
              icon={<IconFingerprint size={28} stroke={1.6} aria-hidden />}
              title={name || t('Passkey')}
              text={
                lastUsedAt
                  ? t('Passkey, last used {{day}}', { day: date(lastUsedAt) })
                  : t('Passkey, added {{day}}', { day: date(createdAt) })
              }
            >
              {removeButton(name || t('Passkey'), { method: 'passkey', passkeyId: _id })}
            </Row>
          ))}
          {status.appSince && (
            <Row
              icon={<IconDeviceMobile size={28} stroke={1.6} aria-hidden />}
              title={t('Authenticator app')}
              text={t('Set up {{day}}', { day: date(status.appSince) })}
            >
              {removeButton(t('Authenticator app'), { method: 'app' })}
            </Row>
          )}
          <Row
            icon={<IconKey size={28} stroke={1.6} aria-hidden />}
            title={t('Recovery codes')}
            text={t('{{number}} of 10 left', { number: number(status.recoveryCodesLeft) })}
          >
            <PendingButton
              variant="default"
              onClick={handleNewCodes}
              isPending={renewCodes.isPending}
            >
              {t('Create new codes')}
            </PendingButton>
          </Row>
        </ul>
      )}
      <Group mt="md">
        {canUsePasskeys() && (
          <Button
            variant={hasFactor ? 'default' : 'filled'}
            leftSection={<IconFingerprint size={20} aria-hidden />}
            onClick={() => setAdding('passkey')}
          >
            {t('Add a passkey')}
          </Button>
        )}
        {!status.appSince && (
          <Button
            variant="default"
            leftSection={<IconDeviceMobile size={20} aria-hidden />}
            onClick={() => setAdding('app')}
          >
            {t('Set up an authenticator app')}
          </Button>
        )}
      </Group>
      <AddPasskeyDialog
        isOpen={adding === 'passkey'}
        onClose={() => setAdding(null)}
        onAdded={handleAdded}
      />
      <AddAppDialog
        isOpen={adding === 'app'}
        onClose={() => setAdding(null)}
        onAdded={handleAdded}
      />
      <RemoveDialog
        removing={removing}
        isLast={status.passkeys.length + (status.appSince ? 1 : 0) === 1}
        onClose={() => setRemoving(null)}
        onRemoved={() => {
          setRemoving(null)
          void refresh()
        }}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </>
  )
}
