import type { ReactNode } from 'react'
import classes from './columns.module.css'

interface ColumnsProps {
  /** The most columns; one on a phone. */
  columns: 2 | 3 | 4
  /** Shows two columns on a phone too. */
  isSmall?: boolean
  children: ReactNode
}

/** Cards of equal size in a grid. */
export const Columns = ({ columns, isSmall, children }: ColumnsProps) => (
  <div className={classes.columns} data-columns={columns} data-small={isSmall || undefined}>
    {children}
  </div>
)
