import { Button } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './table-toolbar.module.css'

interface TableToolbarProps {
  /** Selected rows. */
  count: number
  /** Shown while nothing is selected; null while the bar says something else. */
  hint: Translated | null
  onHelp: () => void
  /** What can be done with the selected rows; always as high as a button. */
  children?: ReactNode
}

/** The bar above a table: what is selected, what can be done with it, and the keys. */
export function TableToolbar({ count, hint, onHelp, children }: TableToolbarProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <div className={classes.bar} data-active={count > 0 || undefined}>
      <span className={classes.text} role="status">
        {count > 0 ? t('{{number}} selected', { number: number(count) }) : hint}
      </span>
      {children}
      <Button
        className={classes.keys}
        variant="subtle"
        leftSection={<IconKeyboard size={20} aria-hidden />}
        aria-keyshortcuts="?"
        onClick={onHelp}
      >
        {t('Keys')} (?)
      </Button>
    </div>
  )
}
