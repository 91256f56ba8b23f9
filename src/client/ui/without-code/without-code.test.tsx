import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { WithoutCode } from './without-code.tsx'

afterEach(cleanup)

/** On the server with its content, in browsers without. */
const page = (content: string | null) => (
  <main>
    <WithoutCode>{content && <p>{content}</p>}</WithoutCode>
    <p>Listings</p>
  </main>
)

test('a browser takes the server’s page over and shows nothing of what is in the noscript', async () => {
  const container = document.createElement('div')
  // A browser with scripts reads what is in a noscript as text.
  container.innerHTML = '<main><noscript></noscript><p>Listings</p></main>'
  const noscript = container.querySelector('noscript')
  noscript?.append('<p>Filters</p>')
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, page(null))
  })
  expect(container.querySelector('noscript')).toBe(noscript)
  expect(container.innerHTML).toContain('<p>Listings</p>')
  act(() => root?.unmount())
})

test('a browser that renders a page by itself leaves the content out', () => {
  const { container } = render(page('Filters'))
  expect(container.textContent).toBe('Listings')
})
