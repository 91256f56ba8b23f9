/** What an element held when it was changed; taking it over may write another value into it. */
interface TypedValue {
  value: string
  checked: boolean
}

/** What people did on the rendered page before its code ran, as the script in index.html records it. */
interface EarlyInput {
  /** The elements that were changed, with what they held then. */
  typed: Map<EventTarget | null, TypedValue>
  /**
   * The button or list of the last press, unless something else was pressed after it. A form that was
   * sent is its submit button, or the form where it has none.
   */
  pressed: Element | null
  /** Whether the page was scrolled by hand. */
  hasScrolled: boolean
  /**
   * Set once the page takes events itself. From then on those in parts that are taken over later are recorded, and presses
   * until the page has what was typed.
   */
  isOver: boolean
}

declare global {
  interface Window {
    earlyInput?: EarlyInput
  }
}

type TextBox = HTMLInputElement | HTMLTextAreaElement

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

/** Repeats the change of an element; nothing where it holds what it did at first. */
function replay(element: Element, { value, checked }: TypedValue): void {
  if (element instanceof HTMLSelectElement) {
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (element instanceof HTMLInputElement && element.type === 'file') {
    // It keeps the files that were chosen.
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    element.checked = !checked
    element.click()
  } else if (isTextBox(element) && value !== element.defaultValue)
    enterText(element, mergedText(element, element.defaultValue, value))
}

/** Ends the recording before React takes over: it handles later events itself. */
export function stopRecordingEarlyInput(): void {
  if (window.earlyInput) window.earlyInput.isOver = true
}

/** Whether the page was scrolled by hand before its code ran. */
export const hasScrolledEarly = () => window.earlyInput?.hasScrolled ?? false

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function press(control: Element): void {
  if (control instanceof HTMLFormElement) control.requestSubmit()
  else if (control instanceof HTMLElement) control.click()
}

/** The attribute of an element that is taken over later than the page around it; the script in index.html keeps presses in it. */
export const waitingAttribute = 'data-hydrates-later'
const isWaiting = (element: Element) => element.closest(`[${waitingAttribute}]`) !== null
const isTaken = (element: EventTarget | null, within: Element): element is Element =>
  element instanceof Element && within.contains(element) && !isWaiting(element)

/**
 * Enters, once, what people typed, ticked and chose before the code ran. What has left the page meanwhile is left out, and
 * what is in a part that still waits for its code is entered when that is taken over.
 * @param within the part that has been taken over.
 */
export async function enterEarlyInput(within: Element = document.documentElement): Promise<void> {
  const typed = window.earlyInput?.typed ?? new Map<EventTarget | null, TypedValue>()
  for (const [element, value] of [...typed]) {
    if (!isTaken(element, within)) continue
    // Each in a task of its own, so that React renders in between.
    await nextTask()
    // Who has typed on meanwhile: the page has all of it.
    const isPending = typed.delete(element)
    if (isPending && element.isConnected) replay(element, value)
  }
}

/** Repeats, once, the last press before the code ran. Call after `enterEarlyInput`: it may send what was typed. */
export async function repeatEarlyPress(within: Element = document.documentElement): Promise<void> {
  const early = window.earlyInput
  const pressed = early?.pressed ?? null
  if (!early || !isTaken(pressed, within)) return
  early.pressed = null
  await nextTask()
  if (pressed.isConnected) press(pressed)
}

/**
 * Props for the root of a part whose code comes after that of its page. The script in index.html keeps what is typed and pressed
 * in it until then, and it is repeated once the part is there.
 */
export const lateMark = {
  [waitingAttribute]: '',
  ref: (element: Element | null) => {
    if (!element?.hasAttribute(waitingAttribute)) return
    element.removeAttribute(waitingAttribute)
    void nextTask()
      .then(() => enterEarlyInput(element))
      .then(() => repeatEarlyPress(element))
  },
}

const hasWaitingPart = (element: Element) => element.querySelector(`[${waitingAttribute}]`) !== null

/** Waits until every part of an element has been taken over; null where none is waited for. */
export function waitForLateParts(element: Element): Promise<void> | null {
  if (!hasWaitingPart(element)) return null
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (hasWaitingPart(element)) return
      observer.disconnect()
      // What was typed into the last part is entered in a task of its own, and rendered in the next.
      void nextTask()
        .then(nextTask)
        .then(nextTask)
        .then(() => resolve())
    })
    observer.observe(element, { subtree: true, childList: true, attributes: true })
  })
}
