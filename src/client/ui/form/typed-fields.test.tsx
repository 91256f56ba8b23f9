import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { FieldForm } from './field-form.tsx'
import { defineFields } from './model/field-types.ts'
import { useFieldForm } from './model/use-field-form.ts'

const fields = defineFields([
  { name: 'tags', label: 'Tags', type: 'tags' },
  {
    name: 'day',
    label: 'Harvest date',
    type: 'date',
    required: true,
    chips: [{ label: 'Yesterday', days: -1 }],
  },
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
  const day = await screen.findByPlaceholderText('DD-MM-YYYY', {}, { timeout: 8000 })
  return { onSubmit, tags, day }
}
const save = () => fireEvent.submit(screen.getByRole('button', { name: 'Save' }))

beforeAll(() => startTranslation())

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
  fireEvent.input(day, { target: { value: '20/11/2026' } })
  save()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit).toHaveBeenCalledWith({ tags: ['fresh', 'local'], day: '2026-11-20' })
})

test('a typed text that is no date stays and shows an error', async () => {
  const { onSubmit, day } = await show()
  fireEvent.focus(day)
  fireEvent.input(day, { target: { value: '30-02-2026' } })
  fireEvent.blur(day)
  expect(await screen.findByText('Write the date as 15-04-2026.')).toBeDefined()
  expect((day as HTMLInputElement).value).toBe('30-02-2026')
  save()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a typed day is shown in words once the field is left, and can be edited as it is shown', async () => {
  const { onSubmit, day } = await show()
  const typeDay = (value: string) => {
    fireEvent.focus(day)
    fireEvent.input(day, { target: { value } })
    fireEvent.blur(day)
  }
  typeDay('15-4-2026')
  expect((day as HTMLInputElement).value).toBe('15 Apr 2026')
  typeDay('16 Apr 2026')
  expect((day as HTMLInputElement).value).toBe('16 Apr 2026')
  save()
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ tags: [], day: '2026-04-16' }))
})

test('a chip chooses its day, counted from today in India', async () => {
  const { onSubmit } = await show()
  const yesterday = screen.getByRole('button', { name: 'Yesterday' })
  fireEvent.click(yesterday)
  expect(yesterday.getAttribute('aria-pressed')).toBe('true')
  save()
  await vi.waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ tags: [], day: daysBefore(indiaDay(), 1) }),
  )
})

test('the keyboard types the day: the button of the calendar, whose days it cannot reach, is none of its stops', async () => {
  const { day } = await show()
  const field = day.closest('.mantine-DateInput-root')
  const button = field?.querySelector('button')
  expect(button?.tabIndex).toBe(-1)
  expect(screen.queryByRole('button', { name: /calendar/i })).toBeNull()
})
