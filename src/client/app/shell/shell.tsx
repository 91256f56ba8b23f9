import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { DeletionMessage } from './deletion-message.tsx'
import { Footer } from './footer/footer.tsx'
import classes from './shell.module.css'
import { TopBar } from './top-bar/top-bar.tsx'

/** The frame around every page. The chatbot fills the screen without it. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const isBare = path === paths.chatbot.href()
  return (
    <>
      <a className={classes.skip} href="#main">
        {t('Skip to the content')}
      </a>
      {!isBare && <TopBar />}
      {!isBare && <DeletionMessage />}
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      {!isBare && <Footer />}
    </>
  )
}
