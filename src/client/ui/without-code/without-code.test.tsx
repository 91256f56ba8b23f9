import { act, cleanup, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WithoutCode } from './without-code.tsx'

afterEach(cleanup)

/** On the server with its content, in browsers without. */
const page = (content: string | null) => (
  <main>
    <WithoutCode>{content && <p>{content}</p>}</WithoutCode>
    <p>Listings</p>
  </main>
)

test('the server renders the content and a browser takes the page over without it', async () => {
  const container = document.createElement('div')
  const html = renderToString(page('Filters'))
  expect(html).toContain('<p>Filters</p>')
  // A browser with scripts reads what is in a noscript as text.
  container.innerHTML = html.replace(/<noscript>.*<\/noscript>/, '<noscript></noscript>')
  const noscript = container.querySelector('noscript')
  noscript?.append(/<noscript>(.*)<\/noscript>/.exec(html)?.[1] ?? '')
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, page(null), { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(container.querySelector('noscript')).toBe(noscript)
  act(() => root.unmount())
})

test('a browser that renders a page by itself leaves the content out', () => {
  const { container } = render(page('Filters'))
  expect(container.textContent).toBe('Listings')
})
