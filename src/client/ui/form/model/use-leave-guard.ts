import { useEffect, useRef } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/** Whether an address is another page of the app. Before one of another site the browser asks by itself. */
function isOtherPage(address: string): boolean {
  const { origin, pathname } = new URL(address, window.location.href)
  return origin === window.location.origin && pathname !== window.location.pathname
}

function leavesPage(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement)) return false
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  const opensElsewhere = isModified || link.target === '_blank' || link.hasAttribute('download')
  return !opensElsewhere && isOtherPage(link.href)
}

interface Guard {
  isActive: boolean
  /** What the dialog asks. */
  question: string
}

/** The forms with unsaved changes. They share the listeners: a page with two of them asks once. */
const guards = new Set<Guard>()

const activeGuard = () => [...guards].find(({ isActive }) => isActive)

/** Asks whether to leave. @returns true where the user stays. */
const isRefused = ({ question }: Guard) => !window.confirm(question)

function handleUnload(event: BeforeUnloadEvent) {
  if (activeGuard()) event.preventDefault()
}

function handleClick(event: MouseEvent) {
  const guard = activeGuard()
  if (!guard || !leavesPage(event) || !isRefused(guard)) return
  event.preventDefault()
  event.stopPropagation()
}

function handleNavigate(event: NavigateEvent) {
  const guard = activeGuard()
  // Where the browser says nothing about Back, or would go on anyway, there is no point in asking.
  const isBack = event.navigationType === 'traverse' && event.cancelable
  if (!guard || !isBack || !isOtherPage(event.destination.url)) return
  if (isRefused(guard)) event.preventDefault()
}

/** @returns what removes the guard again. */
function addGuard(guard: Guard): () => void {
  guards.add(guard)
  // A listener that is already there is not added again.
  window.addEventListener('beforeunload', handleUnload)
  // In the capture phase, before the router follows the link.
  document.addEventListener('click', handleClick, true)
  window.navigation?.addEventListener('navigate', handleNavigate)
  return () => {
    guards.delete(guard)
    if (guards.size > 0) return
    window.removeEventListener('beforeunload', handleUnload)
    document.removeEventListener('click', handleClick, true)
    window.navigation?.removeEventListener('navigate', handleNavigate)
  }
}

/**
 * Asks before unsaved changes are lost: the browser asks before the app is closed, and a dialog before a link
 * or Back shows another of its pages. `release` stops asking while the form is sent.
 */
export function useLeaveGuard(isDirty: boolean) {
  const { t } = useTranslation()
  const guard = useRef<Guard>({ isActive: true, question: '' }).current
  guard.question = t('You have unsaved changes. Leave this page?')

  useEffect(() => {
    if (!isDirty) return
    // A form that stays after it was sent asks about later changes, too.
    guard.isActive = true
    return addGuard(guard)
  }, [isDirty, guard])

  return {
    release: () => {
      guard.isActive = false
    },
    restore: () => {
      guard.isActive = true
    },
  }
}
