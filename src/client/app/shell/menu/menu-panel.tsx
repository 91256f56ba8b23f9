import { Loader } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { loadMainMenu } from './load-main-menu.ts'
import classes from './menu-panel.module.css'

declare global {
  interface Window {
    /** What a phone's way back closes; not in every browser, nor in TypeScript's library yet. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

const MainMenu = lazy(loadMainMenu)

interface MenuPanelProps {
  id: string
  /** Called after a choice. */
  onLeave: () => void
  /** Called by Escape, and by what else says "back" on this device. */
  onClose: () => void
}

/**
 * The open menu: below the top bar, and on phones above the bar at the bottom. Its content is loaded when
 * it is first opened.
 */
export function MenuPanel({ id, onLeave, onClose }: MenuPanelProps) {
  const latest = useRef(onClose)
  latest.current = onClose
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current()
    document.addEventListener('keydown', handleKey)
    // A phone's own way back closes the menu too, where the browser says so.
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    watcher?.addEventListener('close', () => latest.current())
    return () => {
      document.removeEventListener('keydown', handleKey)
      watcher?.destroy()
    }
  }, [])
  return (
    <div id={id} className={classes.panel} data-menu>
      <Suspense fallback={<Loader className={classes.loader} aria-hidden />}>
        <MainMenu onLeave={onLeave} onClose={onClose} />
      </Suspense>
    </div>
  )
}
