import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { BrowserPart } from './browser-part.tsx'
import {
  finishHydration,
  HydrateBlockLater,
  HydrateLater,
  startHydration,
} from './hydrate-later.tsx'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

const rendered: string[] = []

function Counter({ name }: { name: string }) {
  const [presses, setPresses] = useState(0)
  rendered.push(name)
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {name} {presses}
    </button>
  )
}

const Page = () => (
  <main>
    <Counter name="first" />
    <HydrateBlockLater>
      <Counter name="block" />
      <ul>
        <HydrateLater>
          {(mark) => (
            <li {...mark}>
              <Counter name="row" />
            </li>
          )}
        </HydrateLater>
      </ul>
    </HydrateBlockLater>
    <BrowserPart fallback={<em>soon</em>}>
      <strong>shown</strong>
    </BrowserPart>
  </main>
)

const waiting = 'data-hydrates-later=""'
const button = (name: string) => `<button type="button">${name} 0</button>`
/** As the server renders the page. */
const serverHtml =
  `<main>${button('first')}<div ${waiting} style="display: contents;">${button('block')}` +
  `<ul><li ${waiting}>${button('row')}</li></ul></div><em>soon</em></main>`

const press = (place: number) => {
  document.querySelectorAll('button')[place]?.click()
  return Promise.resolve()
}
const texts = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)

test('the parts of a page of the server are taken over in tasks of their own, each within the one around it', async () => {
  rendered.length = 0
  const container = document.createElement('div')
  container.innerHTML = serverHtml
  document.body.append(container)
  const elements = [...document.querySelectorAll('button, div[style], li')]
  startHydration()
  root = hydrateRoot(container, <Page />)
  expect(new Set(rendered)).toEqual(new Set(['first']))
  expect(document.querySelectorAll(`[${waiting}]`)).toHaveLength(2)

  await finishHydration()
  expect([...new Set(rendered)]).toEqual(['first', 'block', 'row'])
  expect(document.querySelectorAll(`[${waiting}]`)).toHaveLength(0)
  // The server's elements, not new ones.
  expect([...document.querySelectorAll('button, div[style], li')]).toEqual(elements)
  await Promise.all([press(0), press(1), press(2)])
  await expect.poll(texts).toEqual(['first 1', 'block 1', 'row 1'])
  await expect.poll(() => document.querySelector('strong')?.textContent).toBe('shown')
})

test('parts that appear later wait for nothing, and take presses at once', async () => {
  rendered.length = 0
  const { createRoot } = await import('react-dom/client')
  const container = document.createElement('div')
  document.body.append(container)
  root = createRoot(container)
  root.render(<Page />)
  await expect.poll(texts).toEqual(['first 0', 'block 0', 'row 0'])
  expect(document.querySelectorAll(`[${waiting}]`)).toHaveLength(0)
  expect(document.querySelector('strong')?.textContent).toBe('shown')
})

/** What is around the part knows at once that the page is taken over, and gives it other content. */
function Around() {
  const isHydrated = useHydrated()
  const content = isHydrated ? <strong title="new">shown</strong> : <em title="old">soon</em>
  return <HydrateBlockLater>{content}</HydrateBlockLater>
}

test('what changed around a part before its turn replaces what the server rendered, and leaves nothing of it', async () => {
  const container = document.createElement('div')
  container.innerHTML = `<div ${waiting} style="display: contents;"><em title="old">soon</em></div>`
  document.body.append(container)
  startHydration()
  root = hydrateRoot(container, <Around />)
  await finishHydration()
  await expect
    .poll(() => container.innerHTML)
    .toBe('<div style="display: contents;"><strong title="new">shown</strong></div>')
})

function SameElement() {
  const isHydrated = useHydrated()
  return (
    <HydrateBlockLater>
      <button type="button" disabled={!isHydrated} title={isHydrated ? 'new' : 'old'}>
        Buy
      </button>
    </HydrateBlockLater>
  )
}

test('an attribute that changed around a part before its turn has its new value', async () => {
  const container = document.createElement('div')
  container.innerHTML = `<div ${waiting} style="display: contents;"><button type="button" disabled title="old">Buy</button></div>`
  document.body.append(container)
  startHydration()
  root = hydrateRoot(container, <SameElement />)
  await finishHydration()
  await expect.poll(() => document.querySelector('button')?.title).toBe('new')
  expect(document.querySelector('button')?.disabled).toBe(false)
})
