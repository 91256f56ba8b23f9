import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { FieldForm } from '#client/ui/form/field-form.tsx'
import { startValues } from '#client/ui/form/model/form-values.ts'
import { useFieldForm } from '#client/ui/form/model/use-field-form.ts'
import { validateFields } from '#client/ui/form/model/validate-fields.ts'
import { EquipmentInput } from '#shared/equipment/equipment.schema.ts'
import { addDays, indiaDay } from '#shared/kit/india-day.ts'
import { EditedEquipment } from './edited-equipment.schema.ts'
import { editedEquipmentFields, equipmentFields } from './equipment-fields.ts'

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
        availableTo: addDays(availableFrom, count),
      }),
    )
  },
)

test.each([
  ['adding', equipmentFields, EquipmentInput],
  ['editing', editedEquipmentFields, EditedEquipment],
])(
  'while the rules of %s are loading, a missing value has the same sentence as afterwards',
  (_, fields, schema) => {
    const values = startValues(fields, { description: '' })
    const before = validateFields(fields, values)
    const after = validateFields(fields, values, schema)
    const required = fields.filter((field) => 'required' in field).map(({ name }) => name)
    expect(Object.keys(before).sort()).toEqual([...required].sort())
    for (const name of required) expect([name, before[name]]).toEqual([name, after[name]])
  },
)
