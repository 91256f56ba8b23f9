import { Alert, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { BatchRowResult } from '#shared/kit/batch.schema.ts'
import { TextLink } from '../link.tsx'
import classes from './batch-report.module.css'

interface BatchReportProps {
  /** What was done, with the number of rows: "4 orders accepted". */
  doneText: Translated
  results: readonly BatchRowResult[]
  /** Names a row and leads to it. */
  rowOf: (id: string) => { name: Translated; href: string }
  onClose: () => void
}

/** What became of many rows that were changed at once: how many, and why each of the others was not. */
export function BatchReport({ doneText, results, rowOf, onClose }: BatchReportProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const refused = results.filter(({ refusal }) => refusal !== null)
  const isComplete = refused.length === 0
  useEffect(() => {
    // The pressed button, which had the focus, is gone.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      mb="sm"
      role="status"
      c="inherit"
      color={isComplete ? 'leaf' : 'turmeric'}
      icon={isComplete ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      classNames={{ message: classes.message, wrapper: classes.wrapper }}
    >
      <div>
        <p className={classes.done}>{doneText}</p>
        {!isComplete && (
          <ul className={classes.refused}>
            {refused.map(({ _id, refusal }) => (
              <li key={_id}>
                <TextLink href={rowOf(_id).href} underline="always">
                  {rowOf(_id).name}
                </TextLink>
                {': '}
                {refusal && translateMessage(t, refusal.message)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <CloseButton size={44} aria-label={t('Close')} onClick={onClose} />
    </Alert>
  )
}
