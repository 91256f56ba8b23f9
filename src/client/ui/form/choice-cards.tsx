import { type ReactNode, useId } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import shared from '#client/ui/shared.module.css'
import classes from './choice-cards.module.css'

interface Choice<Value extends string> {
  value: Value
  icon?: ReactNode
  title: Translated
  text?: Translated
  /** Why this choice is unavailable. */
  unavailableReason?: Translated | null
}

interface ChoiceCardsProps<Value extends string> {
  legend: Translated
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio cards, which may have explanations. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset className={shared.plainFieldset}>
      <legend className={classes.legend}>{props.legend}</legend>
      <div className={classes.cards}>
        {props.choices.map(({ value, icon, title, text, unavailableReason }) => (
          <label
            key={value}
            className={classes.card}
            data-checked={value === props.value || undefined}
            data-plain={icon === undefined || undefined}
            data-unavailable={unavailableReason ? true : undefined}
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === props.value}
              disabled={Boolean(unavailableReason)}
              aria-describedby={(unavailableReason ?? text) ? `${id}${value}` : undefined}
              onChange={() => props.onChange(value)}
            />
            {icon !== undefined && (
              <span className={classes.icon} aria-hidden>
                {icon}
              </span>
            )}
            <span className={classes.title}>{title}</span>
            {(unavailableReason ?? text) && (
              <span id={`${id}${value}`} className={classes.text}>
                {unavailableReason ?? text}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
