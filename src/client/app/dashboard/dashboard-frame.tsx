import type { ReactNode } from 'react'
import classes from './dashboard.module.css'
import { DashboardSidebar } from './dashboard-sidebar.tsx'

interface DashboardFrameProps {
  path: string
  children: ReactNode
}

/** The sidebar beside the page; on phones the menu has the same links. */
export const DashboardFrame = ({ path, children }: DashboardFrameProps) => (
  <div className={classes.frame}>
    <div className={classes.side}>
      <DashboardSidebar path={path} />
    </div>
    <div>{children}</div>
  </div>
)
