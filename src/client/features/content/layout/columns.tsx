import type { ReactNode } from 'react'
import classes from './columns.module.css'

interface ColumnsProps {
  /** At most so many beside each other; one on a phone. */
  columns: 2 | 3 | 4
  /** Two beside each other on a phone too. */
  isSmall?: boolean
  children: ReactNode
}

/** Cards of one size, in rows. */
export const Columns = ({ columns, isSmall, children }: ColumnsProps) => (
  <div className={classes.columns} data-columns={columns} data-small={isSmall || undefined}>
    {children}
  </div>
)
