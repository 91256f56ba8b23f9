import { afterEach, expect, test, vi } from 'vitest'
import { styleSheetCookie } from '#shared/page/style-sheet.constants.ts'
import { noteStyleSheet } from './note-style-sheet.ts'

afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(document, { cookie: `${styleSheetCookie}=; path=/; max-age=0` })
})

/** A link in the document would be fetched by the window itself. */
function linkSheet({ isLoaded }: { isLoaded: boolean }) {
  const link = document.createElement('link')
  Object.assign(link, { href: 'http://localhost/assets/style-abc123.css' })
  Object.defineProperty(link, 'sheet', { value: isLoaded ? {} : null })
  return vi
    .spyOn(document, 'querySelector')
    .mockImplementation((selector) => (selector === 'link[data-after-first-styles]' ? link : null))
}

test('a first visit whose whole sheet has come tells the server its name', () => {
  linkSheet({ isLoaded: true })
  noteStyleSheet()
  expect(document.cookie).toContain(`${styleSheetCookie}=style-abc123.css`)
})

test('a sheet that did not come is not told', () => {
  linkSheet({ isLoaded: false })
  noteStyleSheet()
  expect(document.cookie).not.toContain('style-abc123')
})

test('a page that links its sheet tells nothing', () => {
  noteStyleSheet()
  expect(document.cookie).not.toContain(styleSheetCookie)
})
