import { Skeleton, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { DashboardFigures } from './dashboard-figures.ts'
import { daysText } from './days-text.ts'
import classes from './home.module.css'

function Figure({ label, children }: { label: Translated; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The four figures at the top of the dashboard. */
export function FigureRow({ figures }: { figures: DashboardFigures }) {
  const { t } = useTranslation()
  const { number, money } = useFormat()
  const { activeListings, views, soonestExpiry, stockValue } = figures
  return (
    <dl className={classes.figures}>
      <Figure label={t('Active listings')}>
        <span className={classes.amount}>{number(activeListings)}</span>
      </Figure>
      <Figure label={t('Stock value')}>
        <span className={classes.amount}>{money(stockValue)}</span>
      </Figure>
      <Figure label={t('Soonest expiry')}>
        {soonestExpiry ? (
          <>
            <span className={classes.amount}>{daysText(t, number, soonestExpiry.days)}</span>
            <TextLink href={paths.crop.href(soonestExpiry.cropId)}>{soonestExpiry.name}</TextLink>
          </>
        ) : (
          <Text mt="xs">{t('Nothing expires soon.')}</Text>
        )}
      </Figure>
      <Figure label={t('Views of your machines')}>
        <span className={classes.amount}>{number(views)}</span>
      </Figure>
    </dl>
  )
}

const tiles = [1, 2, 3, 4]

export const FigureRowSkeleton = () => (
  <div className={classes.figures} aria-hidden>
    {tiles.map((tile) => (
      <Skeleton key={tile} height="8rem" radius="lg" />
    ))}
  </div>
)
