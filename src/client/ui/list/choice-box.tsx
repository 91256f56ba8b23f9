import { Text } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './choice-box.module.css'
import { Stepper } from './stepper.tsx'

interface ChoiceBoxProps {
  /** The box's title, if the stepper's label does not say enough. */
  title?: Translated
  stepper: ComponentProps<typeof Stepper>
  /** The calculation of the total: "3 kg × ₹40". */
  sum: Translated
  total: Translated
  /** A larger control for the same choice, above the stepper. */
  children?: ReactNode
}

/** A quantity or a number of days to choose, and the resulting price. */
export function ChoiceBox({ title, stepper, sum, total, children }: ChoiceBoxProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.box}>
      {children && <div className={classes.control}>{children}</div>}
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
