import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { HydrateBlockLater } from '#client/ui/hydrate-later.tsx'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { DeletionMessage } from './deletion-message.tsx'
import { Footer } from './footer/footer.tsx'
import { SectionSwitch } from './section-switch/section-switch.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar/top-bar.tsx'

const menuId = 'main-menu'

/** The menu's state. Any navigation closes it; Escape gives the focus back to the button that opened it. */
function useMenu(path: string) {
  const [openOn, setOpenOn] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const isOpen = openOn === path
  const leave = () => setOpenOn(null)
  return {
    isOpen,
    leave,
    close: () => {
      leave()
      opener.current?.focus()
    },
    toggle: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      opener.current = currentTarget
      setOpenOn(isOpen ? null : path)
    },
  }
}

/** The frame around every page. The chatbot fills the screen without it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const menu = useMenu(path)
  const isBare = path === paths.chatbot.href()
  return (
    <>
      <a className={classes.skip} href="#main" data-above-bottom-bar={isBare ? undefined : ''}>
        {t('Skip to the content')}
      </a>
      {!isBare && (
        <HydrateBlockLater>
          <TopBar menuId={menuId} menu={menu} />
        </HydrateBlockLater>
      )}
      {!isBare && <DeletionMessage />}
      {!isBare && <SectionSwitch />}
      {/* Behind the menu nothing can be reached. */}
      <main id="main" className={classes.main} tabIndex={-1} inert={menu.isOpen}>
        <HydrateBlockLater>{children}</HydrateBlockLater>
      </main>
      {!isBare && (
        <HydrateBlockLater>
          <Footer path={path} isInert={menu.isOpen} />
        </HydrateBlockLater>
      )}
      {!isBare && (
        <HydrateBlockLater>
          <BottomBar menuId={menuId} isMenuOpen={menu.isOpen} onMenu={menu.toggle} />
        </HydrateBlockLater>
      )}
    </>
  )
}
