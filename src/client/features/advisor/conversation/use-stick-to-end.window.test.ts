import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStickToEnd } from './use-stick-to-end.ts'

const regionHeight = 400

interface Message {
  role: 'user' | 'bot'
  height: number
}

/** A conversation in a window that has no layout: it is told the heights of its messages. */
function conversation() {
  const region = document.createElement('div')
  const { result, rerender } = renderHook(
    ({ count }) => useStickToEnd({ current: region }, count),
    { initialProps: { count: 0 } },
  )
  const show = (...messages: Message[]) => {
    let total = 0
    const children = messages.map(({ role, height }) => {
      const child = document.createElement('p')
      child.dataset.role = role
      const top = total
      child.getBoundingClientRect = () => new DOMRect(0, top - region.scrollTop, 300, height)
      total += height
      return child
    })
    region.replaceChildren(...children)
    Object.defineProperties(region, {
      scrollHeight: { configurable: true, value: Math.max(total, regionHeight) },
      clientHeight: { configurable: true, value: regionHeight },
    })
    rerender({ count: messages.length })
  }
  return {
    show,
    position: () => region.scrollTop,
    scrollTo: (position: number) => {
      region.scrollTop = position
      fireEvent.scroll(region)
    },
    isAtEnd: () => result.current.isAtEnd,
    goToEnd: () => act(() => result.current.goToEnd()),
  }
}

test('a new message is scrolled to the end, and whoever scrolls away can go back there', () => {
  const { show, position, scrollTo, isAtEnd, goToEnd } = conversation()
  show({ role: 'bot', height: 900 }, { role: 'user', height: 60 }, { role: 'bot', height: 240 })
  expect(position()).toBe(800)
  scrollTo(300)
  expect(isAtEnd()).toBe(false)
  goToEnd()
  expect(position()).toBe(800)
  scrollTo(750)
  expect(isAtEnd()).toBe(true)
})

test('the question of an answer that is taller than the region stays in sight', () => {
  const { show, position, scrollTo, isAtEnd } = conversation()
  show({ role: 'bot', height: 500 }, { role: 'user', height: 60 }, { role: 'bot', height: 1200 })
  expect(position()).toBe(488)
  scrollTo(488)
  expect(isAtEnd()).toBe(true)
})
