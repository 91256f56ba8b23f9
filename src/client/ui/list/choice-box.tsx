import { Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './choice-box.module.css'
import { Stepper } from './stepper.tsx'

interface ChoiceBoxProps {
  /** What is chosen, where the stepper's label does not say it; already translated. */
  title?: string
  stepper: ComponentProps<typeof Stepper>
  /** How the total comes about: "3 kg × ₹40". */
  sum: string
  total: string
}

/** How many or how long, and what that comes to. */
export function ChoiceBox({ title, stepper, sum, total }: ChoiceBoxProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.box}>
      {title && <div className={classes.title}>{title}</div>}
      <Stepper {...stepper} />
      <div className={classes.sum} aria-live="polite">
        <Text c="dimmed" size="sm">
          {sum}
        </Text>
        <div>
          {t('Total')} <span className={classes.total}>{total}</span>
        </div>
      </div>
    </div>
  )
}
