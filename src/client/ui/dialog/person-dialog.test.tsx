import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { translation } from '#client/platform/i18n/translation.ts'
import { PersonDialog } from './person-dialog.tsx'
import { Sheet } from './sheet.tsx'

beforeAll(() => startTranslation())

test.each([PersonDialog, Sheet])('a dialog has its name until it has faded out', async (Dialog) => {
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
