import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { FieldForm } from './field-form.tsx'
import { defineFields } from './model/field-types.ts'
import { useFieldForm } from './model/use-field-form.ts'

const fields = defineFields([
  { name: 'tags', label: 'Tags', type: 'tags' },
  { name: 'day', label: 'Harvest date', type: 'date', required: true },
])

function Example({
  onSubmit,
}: {
  onSubmit: (values: { tags: string[]; day: string }) => Promise<void>
}) {
  const form = useFieldForm({ fields, onSubmit })
  return <FieldForm form={form} submitLabel="Save" busyLabel="Saving..." />
}

async function show() {
  const onSubmit = vi.fn(async () => {})
  render(
    <MantineProvider>
      <Example onSubmit={onSubmit} />
    </MantineProvider>,
  )
  const tags = await screen.findByPlaceholderText('Add tags', {}, { timeout: 8000 })
  const day = await screen.findByPlaceholderText('YYYY-MM-DD', {}, { timeout: 8000 })
  return { onSubmit, tags, day }
}
const save = () => fireEvent.submit(screen.getByRole('button', { name: 'Save' }))

beforeAll(startTranslation)

test('Enter in a blank tag field does not submit the form, and blanks and duplicates are not added', async () => {
  const { onSubmit, tags, day } = await show()
  tags.focus()
  // fireEvent returns false when the default action was prevented.
  expect(fireEvent.keyDown(tags, { key: 'Enter' })).toBe(false)
  for (const text of [' fresh ', 'Fresh', '   ']) {
    fireEvent.input(tags, { target: { value: text } })
    fireEvent.keyDown(tags, { key: 'Enter' })
  }
  fireEvent.input(tags, { target: { value: 'local' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  fireEvent.input(day, { target: { value: '2026-11-20' } })
  save()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith({ tags: ['fresh', 'local'], day: '2026-11-20' })
})

test('a typed text that is no date stays and shows an error', async () => {
  const { onSubmit, day } = await show()
  fireEvent.focus(day)
  fireEvent.input(day, { target: { value: '2026-02-30' } })
  fireEvent.blur(day)
  expect(await screen.findByText('Harvest date must be a date (YYYY-MM-DD)')).toBeDefined()
  expect((day as HTMLInputElement).value).toBe('2026-02-30')
  save()
  expect(onSubmit).not.toHaveBeenCalled()
})
