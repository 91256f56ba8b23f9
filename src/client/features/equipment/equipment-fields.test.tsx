import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { equipmentFields } from './equipment-fields.ts'

const days = equipmentFields.filter(({ name }) => /^available(From|To)$/.test(name))

function Days({ onSubmit }: { onSubmit: (values: Record<string, unknown>) => Promise<void> }) {
  const form = useFieldForm({ fields: days, onSubmit })
  return <FieldForm form={form} submitLabel="Save" busyLabel="Saving..." />
}

beforeAll(() => startTranslation())

test.each([30, 90, 180])(
  'a machine is offered until %i days from today by one press',
  async (count) => {
    const onSubmit = vi.fn(async () => {})
    render(
      <MantineProvider>
        <Days onSubmit={onSubmit} />
      </MantineProvider>,
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Today' }, { timeout: 8000 }))
    fireEvent.click(screen.getByRole('button', { name: `${count} days` }))
    fireEvent.submit(screen.getByRole('button', { name: 'Save' }))
    const availableFrom = indiaDay()
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        availableFrom,
        availableTo: daysBefore(availableFrom, -count),
      }),
    )
  },
)
