import type { ReactNode } from 'react'
import classes from './sheet.module.css'
import { FramedDialog, type TitledDialogProps } from './titled-dialog.tsx'

interface SheetProps extends TitledDialogProps {
  /** Stays in sight below the content. */
  footer?: ReactNode
}

/** A dialog that rises from the lower edge of a phone. */
export const Sheet = ({ footer, ...dialog }: SheetProps) => (
  <FramedDialog
    {...dialog}
    classNames={{ inner: classes.inner, content: classes.content }}
    footer={footer && <div className={classes.footer}>{footer}</div>}
  />
)
