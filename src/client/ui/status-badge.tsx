import { Badge } from '@mantine/core'
import { IconCheck, IconHourglass, IconMinus, IconProgress } from '@tabler/icons-react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './status-badge.module.css'

/** `waiting`: somebody has to do something. `moving`: it goes on by itself. `ended`: without success. */
export type StatusTone = 'waiting' | 'moving' | 'done' | 'ended'

const icons = {
  waiting: IconHourglass,
  moving: IconProgress,
  done: IconCheck,
  ended: IconMinus,
} as const

interface StatusBadgeProps {
  tone: StatusTone
  label: Translated
  size?: 'lg' | 'xl'
}

/** The status of an order, a booking or a request: the same colour and icon for the same thing everywhere. */
export function StatusBadge({ tone, label, size = 'lg' }: StatusBadgeProps) {
  const Icon = icons[tone]
  return (
    <Badge
      classNames={{ root: classes.badge, label: classes.label }}
      data-tone={tone}
      size={size}
      leftSection={<Icon size={16} aria-hidden />}
    >
      {label}
    </Badge>
  )
}
