import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './verified-tick.module.css'

interface VerifiedTickProps {
  /** In pixels. */
  size: number
  /** Placed within text instead of a flex row. */
  isInline?: boolean
}

/** Marks a user whose identity an admin has verified. */
export function VerifiedTick({ size, isInline }: VerifiedTickProps) {
  const { t } = useTranslation()
  return (
    <IconRosetteDiscountCheckFilled
      className={classes.tick}
      data-inline={isInline || undefined}
      size={size}
      role="img"
      aria-label={t('Verified')}
    />
  )
}
