import { IconX } from '@tabler/icons-react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './filter-chip.module.css'

interface ChipToggleProps {
  label: Translated
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** A checkbox as a chip. */
export const ChipToggle = ({ label, isChecked, onChange }: ChipToggleProps) => (
  <label className={classes.chip} data-active={isChecked || undefined}>
    {label}
    {isChecked && <IconX size={18} aria-hidden />}
    <input
      className={classes.cover}
      type="checkbox"
      checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </label>
)
