import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

/** A translated label and its value: one text or several. */
export type Fact = [label: string, value: ReactNode | readonly string[]]

const isList = (value: Fact[1]): value is readonly string[] => Array.isArray(value)

/** Labels and values, side by side where there is room; a fact without a value is left out. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={classes.list}>
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>
            {isList(value) ? (
              <ul className={classes.points}>
                {value.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
  </dl>
)
