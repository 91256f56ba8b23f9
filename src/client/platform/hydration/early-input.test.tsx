import { act, fireEvent, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { runEarlyScript } from '#client/testing/early-script.ts'
import {
  enterEarlyInput,
  hasScrolledEarly,
  lateMark,
  repeatEarlyPress,
  stopRecordingEarlyInput,
  waitForLateParts,
} from './early-input.ts'

interface FormProps {
  onSend: (values: object, button: string | undefined) => void
  onPress: () => void
  /** Restored into the message after the first rendering. */
  draft?: string
}

/** Fields as the pages have them: React decides what they hold. */
function Form({ onSend, onPress, draft = '' }: FormProps) {
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const [hasNews, setNews] = useState(false)
  const [topic, setTopic] = useState('crops')
  useEffect(() => setMessage(draft), [draft])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        onSend({ name, message, hasNews, topic }, submitter?.textContent)
      }}
    >
      <input value={name} onChange={(event) => setName(event.target.value)} />
      <textarea value={message} onChange={(event) => setMessage(event.target.value)} />
      <input
        type="checkbox"
        checked={hasNews}
        onChange={(event) => setNews(event.target.checked)}
      />
      <select value={topic} onChange={(event) => setTopic(event.target.value)}>
        <option>crops</option>
        <option>prices</option>
      </select>
      <button type="button" onClick={onPress}>
        Open
      </button>
      <button type="submit">Send</button>
      <button type="submit">Save as a draft</button>
    </form>
  )
}

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  delete window.earlyInput
})

/** The page as the server renders it, before its code runs. */
function renderedPage(props: FormProps) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Form {...props} />)
  document.body.append(container)
  window.earlyInput = { typed: new Map(), pressed: null, hasScrolled: false, isOver: false }
  const changed: Element[] = []
  const find = <Kind extends Element>(selector: string): Kind => {
    const element = container.querySelector<Kind>(selector)
    if (!element) throw new Error(`The page has no ${selector}.`)
    changed.push(element)
    return element
  }
  const takeOver = async (handleHydrated = () => {}) => {
    for (const element of changed) {
      const { value = '', checked = false } = element as Partial<HTMLInputElement>
      window.earlyInput?.typed.set(element, { value, checked })
    }
    stopRecordingEarlyInput()
    await act(async () => {
      root = hydrateRoot(container, <Form {...props} />)
    })
    handleHydrated()
    // Not inside act, which would render only at the end of all of it.
    await enterEarlyInput()
    document.documentElement.removeAttribute('aria-disabled')
    await repeatEarlyPress()
  }
  return { find, takeOver }
}

const handlers = () => ({ onSend: vi.fn(), onPress: vi.fn() })

test('what was typed, ticked and chosen before the code ran is sent by the press that followed', async () => {
  const { onSend, onPress } = handlers()
  const { find, takeOver } = renderedPage({ onSend, onPress })
  find<HTMLInputElement>('input').value = 'Asha'
  find<HTMLTextAreaElement>('textarea').value = 'नमस्ते'
  find<HTMLInputElement>('[type=checkbox]').checked = true
  find<HTMLSelectElement>('select').value = 'prices'
  if (window.earlyInput) window.earlyInput.pressed = find('[type=submit]')
  await takeOver()
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend).toHaveBeenCalledWith(
    { name: 'Asha', message: 'नमस्ते', hasNews: true, topic: 'prices' },
    'Send',
  )
  expect(onPress).not.toHaveBeenCalled()
})

test('a form sent before the code ran goes nowhere, and is sent by the same button afterwards', async () => {
  const { onSend, onPress } = handlers()
  const { find, takeOver } = renderedPage({ onSend, onPress })
  runEarlyScript()
  const [, draft] = document.querySelectorAll<HTMLButtonElement>('[type=submit]')
  const submit = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: draft,
  })
  const name = find<HTMLInputElement>('input')
  name.value = 'Asha'
  fireEvent.input(name)
  find('form').dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  expect(window.earlyInput?.pressed).toBe(draft)
  await takeOver()
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha' }), 'Save as a draft')
})

test('a press after the page took over waits until what was typed before is entered', async () => {
  const { onSend, onPress } = handlers()
  const { find, takeOver } = renderedPage({ onSend, onPress })
  runEarlyScript()
  const name = find<HTMLInputElement>('input')
  name.value = 'Asha'
  const send = find<HTMLButtonElement>('[type=submit]')
  await takeOver(() => {
    send.click()
    expect(onSend).not.toHaveBeenCalled()
  })
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
  expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha' }), 'Send')
  send.click()
  expect(onSend).toHaveBeenCalledTimes(2)
})

test('who goes on typing after the page took over has typed all of it', async () => {
  const { find, takeOver } = renderedPage(handlers())
  runEarlyScript()
  const name = find<HTMLInputElement>('input')
  name.value = 'As'
  await takeOver(() => fireEvent.input(name, { target: { value: 'Usha' } }))
  expect(name.value).toBe('Usha')
})

test('a press is repeated once, and not when its button has left the page', async () => {
  const { onSend, onPress } = handlers()
  const first = renderedPage({ onSend, onPress })
  if (window.earlyInput) window.earlyInput.pressed = first.find('[type=button]')
  await first.takeOver()
  await repeatEarlyPress()
  expect(onPress).toHaveBeenCalledOnce()

  const second = renderedPage({ onSend, onPress })
  const gone = document.createElement('button')
  gone.addEventListener('click', onPress)
  if (window.earlyInput) window.earlyInput.pressed = gone
  await second.takeOver()
  expect(onPress).toHaveBeenCalledOnce()
})

test('text typed after the page took over, or a draft that it restored, is not overwritten', async () => {
  const { find, takeOver } = renderedPage({ ...handlers(), draft: 'My draft' })
  const name = find<HTMLInputElement>('input')
  const message = find<HTMLTextAreaElement>('textarea')
  name.value = 'As'
  message.value = 'Hello'
  await takeOver(() => fireEvent.input(name, { target: { value: 'Asha' } }))
  expect(name.value).toBe('Asha')
  expect(message.value).toBe('My draft\nHello')
})

test('nothing is repeated on a page that was not rendered by the server', async () => {
  stopRecordingEarlyInput()
  await expect(enterEarlyInput()).resolves.toBeUndefined()
  await expect(repeatEarlyPress()).resolves.toBeUndefined()
  expect(hasScrolledEarly()).toBe(false)
})

function LateDay({ onType }: { onType: (text: string) => void }) {
  const [day, setDay] = useState('')
  return (
    <div {...lateMark}>
      <input
        value={day}
        onChange={(event) => {
          setDay(event.target.value)
          onType(event.target.value)
        }}
      />
    </div>
  )
}

test('what is typed into a part whose code comes after the page is entered once the part is there, and a form waits for it', async () => {
  const onType = vi.fn()
  const container = document.createElement('form')
  container.innerHTML = renderToString(<LateDay onType={onType} />)
  document.body.append(container)
  runEarlyScript()
  stopRecordingEarlyInput()
  const input = container.querySelector('input') as HTMLInputElement
  input.value = '2026-12-01'
  fireEvent.input(input)
  // The page is taken over; the part is not.
  await enterEarlyInput()
  expect(onType).not.toHaveBeenCalled()
  const waiting = waitForLateParts(container)
  await act(async () => {
    root = hydrateRoot(container, <LateDay onType={onType} />)
  })
  await waiting
  expect(onType).toHaveBeenCalledWith('2026-12-01')
  expect(input.value).toBe('2026-12-01')
  expect(waitForLateParts(container)).toBeNull()
})
