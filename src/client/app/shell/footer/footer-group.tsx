import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './footer-group.module.css'

interface FooterGroupProps {
  title: Translated
  /** Whether the title is shown where the group is always open. */
  hasTitle?: boolean
  children: ReactNode
}

/** A part of the footer. On phones it is closed until its title is pressed. */
export function FooterGroup({ title, hasTitle = false, children }: FooterGroupProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <h2 className={classes.title} data-always={hasTitle || undefined}>
        <button
          type="button"
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronDown className={classes.chevron} size={20} aria-hidden />
        </button>
        {hasTitle && <span className={classes.plain}>{title}</span>}
      </h2>
      <div id={id} className={classes.content} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  )
}
