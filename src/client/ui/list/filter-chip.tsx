import { IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './filter-chip.module.css'

interface FilterChipProps {
  /** The chosen value's label; null while the filter is off. */
  active: Translated | null
  onClear: () => void
  /** The control that sets the filter. */
  children: ReactNode
}

/** A chip around a control that filters a list, with a button that ends the filter while it is in use. */
export function FilterChip({ active, onClear, children }: FilterChipProps) {
  const { t } = useTranslation()
  const isActive = active !== null
  const chip = useRef<HTMLDivElement>(null)
  const handleClear = () => {
    // The pressed button, which has the focus, goes.
    chip.current?.querySelector<HTMLElement>('select, button')?.focus({ preventScroll: true })
    onClear()
  }
  return (
    <div
      ref={chip}
      className={classes.chip}
      data-active={isActive || undefined}
      data-clearable={isActive || undefined}
    >
      {children}
      {isActive && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('Remove filter: {{name}}', { name: active })}
          onClick={handleClear}
        >
          <IconX size={18} aria-hidden />
        </button>
      )}
    </div>
  )
}
