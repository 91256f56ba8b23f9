import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

interface Target {
  href: string
  children: ReactNode
  onClick?: () => void
  'aria-label'?: string
  'aria-current'?: 'page'
  /** See `StickyBar`. */
  'data-secondary'?: true
}

/** A link inside the app: no page load. */
export const TextLink = (props: AnchorProps & Target) => <Anchor component={Link} {...props} />

/** A link that looks like a button. */
export const LinkButton = (props: ButtonProps & Target) => <Button component={Link} {...props} />
