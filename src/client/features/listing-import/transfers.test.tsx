import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import TransfersPage from './transfers.page.tsx'

beforeAll(() => startTranslation())

const none = { create: 0, change: 0, none: 0, refused: 0 }
const stock: ListingImportView = {
  _id: 'i1',
  kind: 'equipment',
  fileName: 'stock.csv',
  state: 'checked',
  headings: ['name', 'price'],
  mapping: ['name', 'pricePerDay'],
  sample: [],
  rows: 400,
  finished: 400,
  planned: { ...none, refused: 400 },
  written: none,
  pictures: null,
  leftByUndo: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  canUndoUntil: null,
}
const stopped: ListingImportView = {
  ...stock,
  state: 'stopped',
  planned: { ...none, create: 395, refused: 5 },
  written: { ...none, create: 120 },
  canUndoUntil: '2026-11-08T00:00:00.000Z',
}

/** Opens the page of somebody with these imports. @returns the ids that were undone. */
function openPage(...imports: ListingImportView[]) {
  const undone: string[] = []
  const refused = [{ number: 5, reference: null, issues: [{ column: 'price', message: 'Wrong.' }] }]
  fakeServer({
    'listingImport.list': () => ({ data: { imports } }),
    'listingImport.get': () => ({ data: imports[0] }),
    'listingImport.refusedRows': () => ({
      data: { refused, page: 1, total: 1, totalPages: 1, isTotalBounded: false },
    }),
    'listingImport.undo': (input) => {
      undone.push((input as { importId: string }).importId)
      return { data: { ...imports[0], state: 'undoing', canUndoUntil: null } }
    },
  })
  renderInApp(<TransfersPage />)
  return undone
}

test('a file whose rows are all wrong can be replaced by another one of its kind', async () => {
  openPage(stock)
  const another = await screen.findByRole('region', { name: 'Choose another file' })
  expect(within(another).getByRole('button', { name: 'Choose a file' })).toBeTruthy()
  expect(within(another).getByRole('combobox')).toHaveProperty('value', 'equipment')
  expect(another.textContent).toContain('It takes the place of stock.csv')
  expect(await screen.findByText('Correct them in your file, then choose it again.')).toBeTruthy()
})

test('while the rows are listed no other file can be chosen', async () => {
  openPage({ ...stopped, state: 'running', canUndoUntil: null })
  await screen.findByRole('button', { name: 'Stop' })
  expect(screen.queryByRole('region', { name: 'Choose another file' })).toBeNull()
})

test('an import that was stopped can be undone instead of going on, and another file can follow it', async () => {
  const undone = openPage(stopped)
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeTruthy()
  const another = screen.getByRole('region', { name: 'Choose another file' })
  expect(another.textContent).toContain('What stock.csv has listed stays')
  fireEvent.click(screen.getByRole('button', { name: 'Undo this import' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo this import' }))
  expect(await screen.findByText(/^Undoing/)).toBeTruthy()
  expect(undone).toEqual(['i1'])
  expect(screen.queryByRole('region', { name: 'Choose another file' })).toBeNull()
})

test.each([
  [['name', 'pricePerDay'], /^Put only these rows, corrected, into a new file/],
  [['externalId', 'pricePerDay'], /^Correct them in your file and import it again/],
  [['_id', 'pricePerDay'], /^Correct them in your file and import it again/],
] as const)(
  'of a listed file with the columns %j the wrong rows are corrected so that no other is listed twice',
  async (mapping, text) => {
    openPage({ ...stopped, state: 'done', mapping: [...mapping] })
    fireEvent.click(await screen.findByRole('button', { name: 'Rows with a mistake' }))
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

test('a file that was undone is corrected as a whole', async () => {
  openPage({ ...stopped, state: 'undone', canUndoUntil: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Rows with a mistake' }))
  expect(await screen.findByText('Correct them in your file, then choose it again.')).toBeTruthy()
})
