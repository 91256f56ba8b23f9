import { Loader } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useCloseRequest } from '#client/ui/dialog/use-close-request.ts'
import { loadMainMenu } from './load-main-menu.ts'
import classes from './menu-panel.module.css'

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
  useCloseRequest(true, onClose)
  return (
    <div id={id} className={classes.panel} data-menu>
      <Suspense fallback={<Loader className={classes.loader} aria-hidden />}>
        <MainMenu onLeave={onLeave} onClose={onClose} />
      </Suspense>
    </div>
  )
}
