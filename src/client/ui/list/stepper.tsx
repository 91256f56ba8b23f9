import { ActionIcon, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './stepper.module.css'
import { clampWhole, readWhole } from './stepper.policy.ts'

interface StepperProps {
  label: Translated
  increaseLabel: Translated
  decreaseLabel: Translated
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** A whole number within a range, set by buttons, arrow keys or typing. */
export function Stepper(props: StepperProps) {
  const { label, increaseLabel, decreaseLabel, value, min, max, onChange } = props
  /** The typed text while it is not a number within the range. */
  const [draft, setDraft] = useState<string | null>(null)

  const isAtMin = value <= min
  const isAtMax = value >= max
  const step = (by: number) => {
    setDraft(null)
    if (by < 0 ? isAtMin : isAtMax) return
    onChange(clampWhole(value + by, { min, max }))
  }
  const handleType = (text: string) => {
    const typed = readWhole(text, { min, max })
    setDraft(typed === null ? text : null)
    if (typed !== null) onChange(typed)
  }
  const handleBlur = () => {
    if (draft === null) return
    setDraft(null)
    onChange(clampWhole(Number.parseInt(draft, 10) || min, { min, max }))
  }
  const handleKey = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    step(by)
  }
  return (
    <div className={classes.stepper}>
      {/* `aria-disabled` at the ends, as a disabled button would lose the focus. */}
      <ActionIcon
        variant="default"
        aria-label={decreaseLabel}
        aria-disabled={isAtMin || undefined}
        data-disabled={isAtMin || undefined}
        onClick={() => step(-1)}
      >
        <IconMinus size={20} aria-hidden />
      </ActionIcon>
      <TextInput
        className={classes.input}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={Math.min(min, max)}
        aria-valuemax={max}
        disabled={max < min}
        value={draft ?? String(value)}
        onChange={(event) => handleType(event.currentTarget.value)}
        onBlur={handleBlur}
        onKeyDown={handleKey}
      />
      <ActionIcon
        variant="default"
        aria-label={increaseLabel}
        aria-disabled={isAtMax || undefined}
        data-disabled={isAtMax || undefined}
        onClick={() => step(1)}
      >
        <IconPlus size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
