import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './detail-layout.module.css'

interface DetailLayoutProps {
  gallery: ReactNode
  /** Badges, name and price. */
  head: ReactNode
  /** The choice of a quantity or duration; null for the owner. */
  choice: ReactNode
  /** A larger control, such as a calendar; below the gallery on wide screens. */
  planner?: ReactNode
  about: ReactNode
  seller: ReactNode
  /** Says why the listing cannot be bought. */
  stockMessage?: ReactNode
  /** Buttons, side by side. */
  actions: ReactNode
}

export const DetailLayout = (props: DetailLayoutProps) => (
  <div className={classes.layout} data-planned={props.planner ? true : undefined}>
    <div className={classes.gallery}>{props.gallery}</div>
    <Stack gap="md" className={classes.head}>
      {props.head}
    </Stack>
    {props.choice && <div className={classes.choice}>{props.choice}</div>}
    {props.planner && <div className={classes.planner}>{props.planner}</div>}
    <Stack gap="lg" className={classes.about}>
      {props.about}
    </Stack>
    <div className={classes.seller}>{props.seller}</div>
    <div className={classes.actions} data-sticky-bar>
      {props.stockMessage}
      <div className={classes.buttons}>{props.actions}</div>
    </div>
  </div>
)

interface FiguresProps {
  figures: readonly { label: Translated; value: Translated }[]
}

/** Labelled values beside each other. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className={classes.figures}>
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
