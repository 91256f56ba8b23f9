import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useSellerHref } from '#client/platform/session/use-seller-href.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { JobPicture, type JobPictureName } from '../art/job-picture.tsx'
import { freshCropsQuery } from './fresh-crops.tsx'
import classes from './job-tiles.module.css'

interface TileProps {
  picture: JobPictureName
  title: Translated
  text: ReactNode
  href: string
}

const Tile = ({ picture, title, text, href }: TileProps) => (
  <li>
    <Link href={href} className={classes.tile}>
      <JobPicture name={picture} className={classes.picture} />
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
    </Link>
  </li>
)

/** A space that keeps the line of a count until it comes. */
const keepsLine = '\u00a0'

/** The six things that people come to do, each with its picture; counts are those of the shop and the rental. */
export function JobTiles() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const sellHref = useSellerHref(paths.addCrop.href())
  const crops = trpc.crop.list.useQuery(freshCropsQuery).data
  const equipment = trpc.equipment.list.useQuery({ limit: 1 }).data
  const countOf = ({ total, isTotalBounded }: { total: number; isTotalBounded: boolean }) => ({
    number: isTotalBounded ? `${number(total)}+` : number(total),
  })
  const cropText =
    crops?.total === 0
      ? t('Straight from farmers')
      : crops && t('Crops: {{number}}', countOf(crops))
  const equipmentText =
    equipment?.total === 0
      ? t('By the day')
      : equipment && t('Machines: {{number}}', countOf(equipment))
  return (
    <nav aria-label={t('What would you like to do?')}>
      <ul className={classes.tiles}>
        <Tile
          picture="sell"
          title={t('Sell your crop')}
          text={t('Listing is free')}
          href={sellHref}
        />
        <Tile
          picture="buy"
          title={t('Browse the shop')}
          text={cropText ?? keepsLine}
          href={paths.shop.href()}
        />
        <Tile
          picture="rent"
          title={t('Rent a machine')}
          text={equipmentText ?? keepsLine}
          href={paths.rental.href()}
        />
        <Tile
          picture="price"
          title={t('Mandi prices')}
          text={t('The price of a quintal')}
          href={paths.marketPrice.href()}
        />
        <Tile
          picture="weather"
          title={t('Weather today')}
          text={t('Rain, heat and wind at your field')}
          href={paths.weather.href()}
        />
        <Tile
          picture="ask"
          title={t('Ask FarmAdvisor')}
          text={t('Crops, soil and pests')}
          href={paths.chatbot.href()}
        />
      </ul>
    </nav>
  )
}
