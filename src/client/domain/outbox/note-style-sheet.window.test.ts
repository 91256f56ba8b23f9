import { afterEach, expect, test, vi } from 'vitest'
import { styleSheetCookie } from '#shared/page/style-sheet.constants.ts'
import { storeStyleSheet } from './store-style-sheet.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Object.assign(document, { cookie: `${styleSheetCookie}=; path=/; max-age=0` })
})

/** A link in the document would be fetched by the window itself. */
function linkSheet({ isDisabled }: { isDisabled: boolean }) {
  const link = document.createElement('link')
  Object.assign(link, { href: 'http://localhost/assets/style-abc123.css' })
  Object.defineProperty(link, 'disabled', { value: isDisabled })
  vi.spyOn(document, 'querySelector').mockReturnValue(link)
}

function serve(status: number) {
  const fetchSheet = vi.fn(async () => new Response('body{}', { status }))
  vi.stubGlobal('fetch', fetchSheet)
  return fetchSheet
}

test('a first visit stores the sheet and tells the server its name', async () => {
  linkSheet({ isDisabled: true })
  serve(200)
  storeStyleSheet()
  await vi.waitFor(() => expect(document.cookie).toContain(`${styleSheetCookie}=style-abc123.css`))
})

test('a sheet that did not come is not told', async () => {
  linkSheet({ isDisabled: true })
  const fetchSheet = serve(404)
  storeStyleSheet()
  await vi.waitFor(() => expect(fetchSheet).toHaveBeenCalledOnce())
  await Promise.resolve()
  expect(document.cookie).not.toContain('style-abc123')
})

test('a page that links its sheet fetches nothing more', () => {
  linkSheet({ isDisabled: false })
  const fetchSheet = serve(200)
  storeStyleSheet()
  expect(fetchSheet).not.toHaveBeenCalled()
})
