import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './disclosure.module.css'

interface DisclosureProps {
  title: Translated
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A section whose heading expands and collapses it. */
export function Disclosure({ title, isOpenAtFirst = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <section className={classes.section}>
      <h3 className={classes.heading}>
        <UnstyledButton
          className={classes.button}
          aria-expanded={isOpen}
          aria-controls={id}
          data-shown-without-code
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={20} aria-hidden />
        </UnstyledButton>
      </h3>
      <div id={id} hidden={!isOpen} className={classes.content} data-shown-without-code>
        {children}
      </div>
    </section>
  )
}
