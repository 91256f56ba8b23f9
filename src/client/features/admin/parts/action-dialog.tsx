import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { lazySchema, parseLazy, useLazySchema } from '#client/ui/form/model/lazy-schema.ts'
import { toastSuccess } from '#client/ui/toast.ts'
import { maxAdminReason } from '#shared/admin/admin.constants.ts'

const reasonSchema = lazySchema(() =>
  import('#shared/admin/admin.schema.ts').then(({ adminReason }) => adminReason),
)

/** The decision an admin is about to take. */
export interface ActionPrompt {
  title: Translated
  /** The object of the decision and its consequences. */
  text: Translated
  button: Translated
  /** The action removes something. */
  isDestructive?: boolean
  /** The label of the reason field; 'Reason' by default. */
  label?: Translated
  done: Translated
  run: (reason: string) => Promise<unknown>
}

interface ActionDialogProps {
  /** null while the dialog is closed. */
  prompt: ActionPrompt | null
  onClose: () => void
}

function ActionForm({ prompt, onClose }: { prompt: ActionPrompt; onClose: () => void }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [reason, setReason] = useState('')
  const [fieldError, setFieldError] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    setFailure(null)
    try {
      await prompt.run(reason.trim())
      toastSuccess(prompt.done)
      await utils.desk.invalidate()
      onClose()
      // The button that opened this dialog may have been removed with its card.
      document.querySelector<HTMLElement>('[data-admin-heading]')?.focus({ preventScroll: true })
    } catch (error) {
      setFailure(failureSentence(error))
      // Another admin may have decided meanwhile: reload the list behind the dialog.
      void utils.desk.invalidate()
    } finally {
      setBusy(false)
    }
  }
  useLazySchema(reasonSchema)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { data, issues } = await parseLazy(reasonSchema, reason)
    setFieldError(issues[0] ? translateMessage(t, issues[0].message) : null)
    if (data !== null) void send()
  }
  return (
    <form method="dialog" onSubmit={handleSubmit} noValidate>
      <Text mb="sm">{prompt.text}</Text>
      <Textarea
        mb="md"
        data-autofocus
        withAsterisk
        required
        label={prompt.label ?? t('Reason')}
        rows={3}
        maxLength={maxAdminReason}
        error={fieldError}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {failure && (
        <Alert color="red" role="alert" mb="md">
          {translateMessage(t, failure)}
        </Alert>
      )}
      <Group>
        <Button
          type="submit"
          aria-disabled={isBusy || undefined}
          {...(prompt.isDestructive && { color: 'red.9' })}
        >
          {isBusy ? t('Sending...') : prompt.button}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Group>
    </form>
  )
}

/** Asks for a reason, which the log stores, then performs the action. */
export const ActionDialog = ({ prompt, onClose }: ActionDialogProps) => (
  <TitledDialog title={prompt?.title ?? null} onClose={onClose}>
    {prompt && <ActionForm prompt={prompt} onClose={onClose} />}
  </TitledDialog>
)
