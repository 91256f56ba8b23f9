/** What people did on the rendered page before its code ran, as the script in index.html records it. */
interface EarlyInput {
  /** The elements whose value was changed. */
  typed: Set<EventTarget | null>
  /**
   * The button or list of the last press, unless something else was pressed after it. A form that was
   * sent is its submit button, or the form where it has none.
   */
  pressed: Element | null
  /** Whether the page was scrolled by hand. */
  hasScrolled: boolean
  /** Set once the page takes events itself; nothing is recorded from then on. */
  isOver: boolean
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

type TextBox = HTMLInputElement | HTMLTextAreaElement

/** Repeats one change; called when the page's code runs. */
type Replay = () => void

let replays: Replay[] = []

const isTextBox = (element: EventTarget | null): element is TextBox =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/**
 * What a field gets: the typed text, unless it has changed since. A draft that was restored meanwhile
 * stays, with the typed text below it.
 */
function mergedText(field: TextBox, initial: string, typed: string): string {
  const now = field.value
  if (now === initial || now === typed) return typed
  if (now.startsWith(typed)) return now
  return field instanceof HTMLTextAreaElement ? `${now}\n${typed}` : typed
}

/** Types a text into a field that React controls. */
function enterText(field: TextBox, text: string): void {
  const isAtSamePlace = field.value === text
  const { selectionStart, selectionEnd } = field
  // React reports no change to the value that it wrote or found last: it must have seen another one.
  field.value = ''
  // Its own setter hides from React what it sets: the prototype's does not.
  const prototype: object = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  if (isAtSamePlace && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** How to repeat the change of an element, from what it holds now; null when there is no change. */
function replayOf(element: EventTarget | null): Replay | null {
  if (element instanceof HTMLSelectElement) {
    const { value } = element
    return () => {
      element.value = value
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (!isTextBox(element)) return null
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    const { checked } = element
    return () => {
      element.checked = !checked
      element.click()
    }
  }
  const { value, defaultValue } = element
  if (value === defaultValue) return null
  return () => enterText(element, mergedText(element, defaultValue, value))
}

/**
 * Ends the recording and reads what was typed, before React takes over: it handles later events itself,
 * and puts its own values into the fields.
 */
export function stopRecordingEarlyInput(): void {
  const early = window.earlyInput
  if (!early || early.isOver) return
  early.isOver = true
  replays = [...early.typed].flatMap((element) => {
    const replay = replayOf(element)
    return replay && element instanceof Element ? [() => element.isConnected && replay()] : []
  })
  early.typed.clear()
}

/** Whether the page was scrolled by hand before its code ran. */
export const hasScrolledEarly = () => window.earlyInput?.hasScrolled ?? false

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function press(control: Element): void {
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else if (control instanceof HTMLElement) control.click()
}

/**
 * Repeats, once, what people typed and pressed before the page's code ran: first the texts, then the
 * last press, which may send them. What has left the page meanwhile is not repeated.
 */
export async function replayEarlyInput(): Promise<void> {
  const pending = replays
  const pressed = window.earlyInput?.pressed
  replays = []
  if (window.earlyInput) window.earlyInput.pressed = null
  // Each in a task of its own, so that React renders in between.
  for (const replay of pending) {
    await nextTask()
    replay()
  }
  if (!pressed) return
  await nextTask()
  if (pressed.isConnected) press(pressed)
}
