import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { HydrateBlockLater } from '#client/ui/hydrate-later.tsx'
import { StickyBar } from '#client/ui/sticky-bar.tsx'
import { CodeHint } from '#client/ui/without-code/code-hint.tsx'
import classes from './detail-layout.module.css'

interface DetailLayoutProps {
  gallery: ReactNode
  /** Badges, name and price. */
  head: ReactNode
  /** The choice of a quantity or duration; null for the owner. */
  choice: ReactNode
  /**
   * How the goods get to the buyer. Below the choice, because it depends on it and comes later: above, it would move
   * the buttons from under a finger.
   */
  delivery?: ReactNode
  about: ReactNode
  seller: ReactNode
  /** Says why the listing cannot be bought. */
  stockMessage?: ReactNode
  /** What the choice costs. */
  total?: Translated | null
  /** Buttons, side by side. */
  actions: ReactNode
}

export function DetailLayout(props: DetailLayoutProps) {
  const { t } = useTranslation()
  const { total, choice } = props
  return (
    <div className={classes.layout} data-choice={choice ? true : undefined}>
      <HydrateBlockLater>
        <div className={classes.gallery}>{props.gallery}</div>
      </HydrateBlockLater>
      <div className={classes.offer}>
        <Stack gap="md">{props.head}</Stack>
        {choice && (
          <HydrateBlockLater>
            <div className={classes.choice} data-needs-code>
              {choice}
            </div>
          </HydrateBlockLater>
        )}
        <CodeHint reason="trade" />
        <StickyBar
          className={classes.actions}
          message={props.stockMessage}
          sum={total ? { label: t('Total'), amount: total } : null}
        >
          {props.actions}
        </StickyBar>
        {props.delivery}
        <HydrateBlockLater>
          <div className={classes.seller}>{props.seller}</div>
        </HydrateBlockLater>
      </div>
      <HydrateBlockLater>
        <Stack gap="lg" className={classes.about}>
          {props.about}
        </Stack>
      </HydrateBlockLater>
    </div>
  )
}

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
