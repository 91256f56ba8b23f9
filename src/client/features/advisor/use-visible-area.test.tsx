import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useVisibleArea } from './use-visible-area.ts'

afterEach(() => vi.unstubAllGlobals())

/** What the browser tells of the area that the keyboard leaves. */
const fakeViewport = () => Object.assign(new EventTarget(), { scale: 1, height: 500, offsetTop: 0 })

function measure(viewport: ReturnType<typeof fakeViewport>) {
  vi.stubGlobal('visualViewport', viewport)
  const current = document.createElement('div')
  const { unmount } = renderHook(() => useVisibleArea({ current }))
  const area = () => [
    current.style.getPropertyValue('--visible-height'),
    current.style.getPropertyValue('--visible-top'),
  ]
  return { area, unmount }
}

test.each(['resize', 'scroll'])('an element fits the visible area after each %s', (event) => {
  const viewport = fakeViewport()
  const { area, unmount } = measure(viewport)
  expect(area()).toEqual(['500px', '0px'])
  Object.assign(viewport, { height: 300, offsetTop: 120 })
  viewport.dispatchEvent(new Event(event))
  expect(area()).toEqual(['300px', '120px'])
  unmount()
  Object.assign(viewport, { height: 500, offsetTop: 0 })
  viewport.dispatchEvent(new Event(event))
  expect(area()).toEqual(['300px', '120px'])
})

test('whoever zooms in keeps the layout’s size', () => {
  const viewport = fakeViewport()
  const { area } = measure(viewport)
  Object.assign(viewport, { scale: 2, height: 250 })
  viewport.dispatchEvent(new Event('resize'))
  expect(area()).toEqual(['500px', '0px'])
})
