import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import classes from './link-action.module.css'

interface LinkActionProps {
  /** The explanation. */
  text: Translated
  /** The label of the button. */
  label: Translated
  busyLabel: Translated
  /** @returns the server's sentence. */
  onAct: () => Promise<English>
  /** Shown below once the action is done. */
  children: ReactNode
}

/**
 * The page behind a link in an e-mail: a button performs the action. Opening the page changes
 * nothing, because mail scanners follow every link.
 */
export function LinkAction({ text, label, busyLabel, onAct, children }: LinkActionProps) {
  const { t } = useTranslation()
  const [done, setDone] = useState<English | null>(null)
  const [failure, setFailure] = useState<English | null>(null)
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])

  async function handleClick() {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      setDone(await onAct())
    } catch (error) {
      setFailure(failureSentence(error))
    } finally {
      setBusy(false)
    }
  }
  if (done) {
    return (
      <Stack className={classes.card} align="flex-start">
        <IconCircleCheck size={56} stroke={1.5} className={classes.icon} aria-hidden />
        <Title order={2} ref={heading} tabIndex={-1}>
          {t(done)}
        </Title>
        {children}
      </Stack>
    )
  }
  return (
    <Stack className={classes.card} align="flex-start">
      <Text size="lg">{text}</Text>
      {failure && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle />}>
          {translateMessage(t, failure)}
        </Alert>
      )}
      <Button size="lg" onClick={handleClick} aria-disabled={isBusy || undefined}>
        {isBusy ? busyLabel : label}
      </Button>
    </Stack>
  )
}
