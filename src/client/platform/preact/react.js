import { options } from 'preact'
import { use as useInBrowser } from 'preact/compat'
import { useContext } from 'preact/hooks'

// What the build and the tests take for `react`: Preact's interface of it, with what that lacks. It is
// JavaScript because the types are those of React itself (docs/decisions/0071-preact-for-react.md).
export * from 'preact/compat'
export { default } from 'preact/compat'

/**
 * Mantine's tabs put their hidden panels into React's `Activity` and hide them by a style as well, so
 * here it only renders them.
 */
export const Activity = ({ children }) => children

/**
 * Preact's own reads a context from where only its renderer for browsers puts it. `useContext` needs
 * its calls in one order from rendering to rendering, and the server renders each component once.
 */
const useOnServer = (resource) =>
  'then' in resource ? useInBrowser(resource) : useContext(resource)

export const use = typeof document === 'undefined' ? useOnServer : useInBrowser

/** The fields of the page with their last props. */
const fields = new WeakMap()
const fieldTypes = new Set(['input', 'textarea', 'select'])

/** Focuses an element with `autoFocus` when it appears, as React does; the attribute works only once in a page. */
function focusWhenShown(element) {
  if (element.isConnected || fields.has(element)) return
  queueMicrotask(() => element.isConnected && element.focus())
}

const afterDiff = options.diffed
options.diffed = (vnode) => {
  afterDiff?.(vnode)
  // `__e` is the element. Preact's own packages rely on that name too; react.test.tsx would show a change.
  const { type, props, __e: element } = vnode
  if (typeof type !== 'string' || !element || typeof document === 'undefined') return
  if (props.autoFocus) focusWhenShown(element)
  if (fieldTypes.has(type) || props.autoFocus) fields.set(element, props)
}

/** Puts the props' value back into a field whose handler did not accept what was typed or chosen. */
function restore(element) {
  const { value, checked } = fields.get(element) ?? {}
  const isMark = element.type === 'checkbox' || element.type === 'radio'
  if (isMark && checked != null && element.checked !== checked) element.checked = checked
  if (isMark || value == null || element.type === 'file' || Array.isArray(value)) return
  if (element.value !== String(value)) element.value = value
}

function restoreAfter({ type, target }) {
  if ((type !== 'input' && type !== 'change') || !fields.has(target)) return
  const isGroup = target.type === 'radio' && target.name !== ''
  const elements = isGroup ? document.getElementsByName(target.name) : [target]
  // The handler, which is called after this, has its changes rendered in a microtask; this is the one after it.
  queueMicrotask(() => queueMicrotask(() => [...elements].forEach(restore)))
}

const beforeHandler = options.event
options.event = (event) => {
  if (typeof document !== 'undefined') restoreAfter(event)
  return beforeHandler ? beforeHandler(event) : event
}
