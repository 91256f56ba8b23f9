import { useEffect } from 'react'
import { loadMainMenu } from '../menu/load-main-menu.ts'

/** Milliseconds after the page's load event, so that the page itself comes first. */
const afterPageMs = 3000

/** On phones, loads the menu when the page has loaded: it then opens at once, and without a connection. */
export function useMenuAhead(): void {
  useEffect(() => {
    if (!window.matchMedia('(max-width: 61.99em)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(() => void loadMainMenu(), afterPageMs)
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', wait)
    }
  }, [])
}
