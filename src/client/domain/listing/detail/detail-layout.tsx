import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './detail-layout.module.css'

interface DetailLayoutProps {
  gallery: ReactNode
  /** Badges, name and price. */
  head: ReactNode
  /** How many, for how long; null for the owner. */
  choice: ReactNode
  /** More to choose, larger than the choice above it: below the gallery where there is room. */
  planner?: ReactNode
  about: ReactNode
  seller: ReactNode
  /** A word on why buying is closed, if it is. */
  notice?: ReactNode
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
    <div className={classes.actions}>
      {props.notice}
      <div className={classes.buttons}>{props.actions}</div>
    </div>
  </div>
)

interface FiguresProps {
  figures: readonly { label: string; value: string }[]
}

/** Labelled values side by side. */
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
