import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'

const tones = {
  good: { color: 'leaf' },
  bad: { color: 'red.9' },
  /** For the user's own listing. */
  own: { color: 'turmeric.4', autoContrast: true },
  plain: { variant: 'default' },
} as const

interface ListingBadgeProps {
  tone?: keyof typeof tones
  icon?: ReactNode
  children: ReactNode
}

/** A badge without capitals, which Devanagari does not have and which make dates hard to read. */
export const ListingBadge = ({ tone = 'plain', icon, children }: ListingBadgeProps) => (
  <Badge {...tones[tone]} size="lg" tt="none" fz="sm" leftSection={icon}>
    {children}
  </Badge>
)
