import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { translation } from '#client/platform/i18n/translation.ts'
import { fakeCloseWatcher } from '#client/testing/fake-close-watcher.ts'
import { Sheet } from './sheet.tsx'
import { TitledDialog } from './titled-dialog.tsx'

beforeAll(() => startTranslation())

test.each([TitledDialog, Sheet])('a dialog has its name until it has faded out', async (Dialog) => {
  const dialog = (isOpen: boolean) => (
    <MantineProvider>
      <Dialog title={isOpen ? translation.t('Your place') : null} onClose={() => {}}>
        Content
      </Dialog>
    </MantineProvider>
  )
  const { rerender } = render(dialog(true))
  await screen.findByRole('dialog', { name: 'Your place' })
  rerender(dialog(false))
  const names = new Set<string>()
  await waitFor(
    () => {
      const closing = screen.queryByRole('dialog', { hidden: true })
      if (closing) names.add(closing.getAttribute('aria-labelledby') ?? 'no name')
      expect(closing).toBeNull()
    },
    { interval: 5 },
  )
  expect(names.size).toBe(1)
  expect(names).not.toContain('no name')
})

/** A sheet with a dialog above it. */
function Nested() {
  const [open, setOpen] = useState(['Choose your days', 'Your place'])
  const titleOf = (name: 'Choose your days' | 'Your place') =>
    open.includes(name) ? translation.t(name) : null
  const handleClose = (name: string) => setOpen((names) => names.filter((each) => each !== name))
  return (
    <MantineProvider>
      <Sheet title={titleOf('Choose your days')} onClose={() => handleClose('Choose your days')}>
        <TitledDialog title={titleOf('Your place')} onClose={() => handleClose('Your place')}>
          <input aria-label="Town" data-mantine-stop-propagation="true" />
        </TitledDialog>
      </Sheet>
      <output>{open.join(', ')}</output>
    </MantineProvider>
  )
}
const openNames = () => screen.getByRole('status').textContent
const pressEscape = (target: Element = document.body) =>
  fireEvent.keyDown(target, { key: 'Escape' })

test('a phone’s way back closes the topmost dialog, and then the sheet below it', async () => {
  const goBack = fakeCloseWatcher()
  render(<Nested />)
  await screen.findByRole('dialog', { name: 'Your place' })
  act(goBack)
  expect(openNames()).toBe('Choose your days')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your place' })).toBeNull())
  act(goBack)
  expect(openNames()).toBe('')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(goBack).toThrow('Back leaves the page.')
})

test('Escape closes the topmost dialog alone, and the browser hears no second wish to close', async () => {
  render(<Nested />)
  const field = await screen.findByLabelText('Town')
  // The field closes its own list first.
  expect(pressEscape(field)).toBe(false)
  expect(openNames()).toBe('Choose your days, Your place')
  expect(pressEscape()).toBe(false)
  expect(openNames()).toBe('Choose your days')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your place' })).toBeNull())
  pressEscape()
  expect(openNames()).toBe('')
  await waitFor(() => expect(pressEscape()).toBe(true))
})

test('a dialog that stays open after one way back hears of the next', async () => {
  const goBack = fakeCloseWatcher()
  const onClose = vi.fn()
  render(
    <MantineProvider>
      <TitledDialog title={translation.t('Your place')} onClose={onClose}>
        Content
      </TitledDialog>
    </MantineProvider>,
  )
  await screen.findByRole('dialog')
  act(goBack)
  act(goBack)
  expect(onClose).toHaveBeenCalledTimes(2)
})
