import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

const tones = {
  good: { color: 'leaf' },
  bad: { color: 'red.9' },
  /** The viewer's own. */
  own: { color: 'turmeric.4', autoContrast: true },
  plain: { variant: 'default' },
} as const

interface ListingBadgeProps {
  tone?: keyof typeof tones
  icon?: ReactNode
  /** Already translated. */
  children: ReactNode
}

/** In the letters it is written in: capitals mean nothing in Devanagari and hide dates. */
export const ListingBadge = ({ tone = 'plain', icon, children }: ListingBadgeProps) => (
  <Badge {...tones[tone]} size="lg" tt="none" fz="sm" leftSection={icon}>
    {children}
  </Badge>
)
