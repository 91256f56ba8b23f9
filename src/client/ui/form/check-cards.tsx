import { type ReactNode, useId } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import shared from '#client/ui/shared.module.css'
import classes from './choice-cards.module.css'

interface CheckCard<Value extends string> {
  value: Value
  icon: ReactNode
  title: Translated
  text: Translated
}

interface CheckCardsProps<Value extends string> {
  legend: Translated
  /** Below the legend. */
  description: Translated
  cards: readonly CheckCard<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
}

/** Checkbox cards, each with an explanation; several can be chosen. */
export function CheckCards<Value extends string>(props: CheckCardsProps<Value>) {
  const { legend, description, cards, values, onChange } = props
  const id = useId()
  const toggled = (value: Value) =>
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
  return (
    <fieldset className={shared.plainFieldset} aria-describedby={`${id}description`}>
      <legend className={classes.legend}>{legend}</legend>
      <p id={`${id}description`} className={classes.description}>
        {description}
      </p>
      <div className={classes.cards} data-narrow>
        {cards.map(({ value, icon, title, text }) => (
          <label
            key={value}
            className={classes.card}
            data-checked={values.includes(value) || undefined}
          >
            <input
              type="checkbox"
              checked={values.includes(value)}
              aria-describedby={`${id}${value}`}
              onChange={() => onChange(toggled(value))}
            />
            <span className={classes.icon} aria-hidden>
              {icon}
            </span>
            <span className={classes.title}>{title}</span>
            <span id={`${id}${value}`} className={classes.text}>
              {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
