import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'

interface PendingButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  /** Shows that the last press is still at work, and ignores further ones. */
  isPending: boolean
  /** Ignores presses without being at work, such as while another button is. */
  isDisabled?: boolean
  /** Left out where the press sends a form. */
  onClick?: (event: MouseEvent) => unknown
  type?: 'submit'
  id?: string
  /** The id of the form that it sends, where it is outside of it. */
  form?: string
  ref?: Ref<HTMLButtonElement>
  'aria-label'?: string | undefined
  'aria-labelledby'?: string
  children: ReactNode
}

type RootProps = ComponentProps<'button'>

/** A key that is held down presses once: the next press may mean the opposite, such as to undo. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}

/** `loading` disables a button, from which browsers take the focus: the next Tab would start at the top of the page. */
export const renderFocusable = ({ disabled, ...root }: RootProps) => (
  <button {...root} aria-disabled={disabled || undefined} onKeyDown={pressOnce} />
)

/** A button whose press takes a while. It keeps the focus meanwhile. */
export function PendingButton(props: PendingButtonProps) {
  const { isPending, isDisabled = false, onClick, ...button } = props
  const handleClick = (event: MouseEvent) => {
    if (isPending || isDisabled) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      {...button}
      loading={isPending}
      disabled={isDisabled}
      renderRoot={renderFocusable}
      onClick={handleClick}
    />
  )
}
