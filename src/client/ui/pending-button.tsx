import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'

interface PendingButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  /** Shows that the last press is still at work, and ignores further ones. */
  isPending: boolean
  /** Left out where the press sends a form. */
  onClick?: (event: MouseEvent) => unknown
  type?: 'submit'
  id?: string
  'aria-label'?: string | undefined
  'aria-labelledby'?: string
  children: ReactNode
}

type RootProps = ComponentProps<'button'>

/** `loading` disables a button, from which browsers take the focus: the next Tab would start at the top of the page. */
const renderFocusable = ({ disabled, ...root }: RootProps) => (
  <button {...root} aria-disabled={disabled || undefined} />
)

/** A button whose press takes a while. It keeps the focus meanwhile. */
export function PendingButton({ isPending, onClick, ...props }: PendingButtonProps) {
  const handleClick = (event: MouseEvent) => {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button {...props} loading={isPending} renderRoot={renderFocusable} onClick={handleClick} />
  )
}
