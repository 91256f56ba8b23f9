import { IconChevronDown } from '@tabler/icons-react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './filter-chip.module.css'
import { FilterChip } from './filter-chip.tsx'

interface ChipSelectProps {
  /** Its accessible name, and what the chip says while nothing is chosen. */
  label: Translated
  value: string
  /** The value that filters nothing. */
  initial: string
  options: readonly { value: string; label: Translated }[]
  /** Called with '' or another value of the options; `initial` when the filter is removed. */
  onChange: (value: string) => void
}

/** A browser's own select as a chip, which is as wide as what is chosen, so that nothing is cut off. */
export function ChipSelect({ label, value, initial, options, onChange }: ChipSelectProps) {
  const isActive = value !== initial
  const chosen = options.find((option) => option.value === value)?.label ?? label
  return (
    <FilterChip active={isActive ? chosen : null} onClear={() => onChange(initial)}>
      <span aria-hidden>{isActive ? chosen : label}</span>
      {!isActive && <IconChevronDown size={18} aria-hidden />}
      <select
        className={classes.cover}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FilterChip>
  )
}
