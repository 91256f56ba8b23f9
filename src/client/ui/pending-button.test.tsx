import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { PendingButton } from './pending-button.tsx'

const shown = (isPending: boolean, onClick: () => void) => (
  <MantineProvider>
    <PendingButton isPending={isPending} onClick={onClick}>
      Save
    </PendingButton>
  </MantineProvider>
)

test('a button at work ignores presses, keeps the focus, and works again afterwards', () => {
  const onClick = vi.fn()
  const { rerender } = render(shown(false, onClick))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  button.focus()
  fireEvent.click(button)
  rerender(shown(true, onClick))
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-disabled')).toBe('true')
  // Browsers take the focus from a disabled button.
  expect(button.disabled).toBe(false)
  expect(document.activeElement).toBe(button)
  rerender(shown(false, onClick))
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(2)
  expect(button.getAttribute('aria-disabled')).toBeNull()
})

test('a form is not sent again while its button is at work, neither by a press nor by Enter', () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  const form = (isPending: boolean) => (
    <MantineProvider>
      <form onSubmit={onSubmit}>
        <PendingButton type="submit" isPending={isPending}>
          Send
        </PendingButton>
      </form>
    </MantineProvider>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  expect(button.type).toBe('submit')
  button.focus()
  fireEvent.click(button)
  rerender(form(true))
  // Enter in a field presses the button, too.
  fireEvent.click(button)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button)
})

test('a key that is held down presses once', () => {
  render(shown(false, () => {}))
  const button = screen.getByRole('button', { name: 'Save' })
  // fireEvent returns false when the default action was prevented.
  expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true)
})
