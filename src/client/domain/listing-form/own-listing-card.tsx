import { Badge, Button, Group } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import cardClasses from '#client/domain/listing/card/listing-card.module.css'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { HiddenListing } from '#client/domain/report/hidden-listing.tsx'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './own-listing-card.module.css'
import { NoPointHint } from './table/no-point-hint.tsx'
import { useLabelledActions } from './use-labelled-actions.ts'

interface OwnListingCardProps {
  name: string
  image: string | undefined
  /** Shown instead of a missing picture. */
  art: ReactNode
  category: Translated
  badges: ReactNode
  price: ReactNode
  description: string
  facts: readonly { icon: ReactNode; text: Translated }[]
  isArchived: boolean
  /** False when the listing is in no list near a place, because the profile's place is not known. */
  hasPoint: boolean | undefined
  /** Hidden by an operator; the owner cannot show it again. */
  isHidden: boolean | undefined
  href: string
  editHref: string
  isBusy: boolean
  onArchive: (isArchived: boolean) => void
  /** Shown above the buttons. */
  children?: ReactNode
}

/** One of the user's own listings, with its actions. */
export function OwnListingCard(props: OwnListingCardProps) {
  const { name, isArchived, isBusy, onArchive } = props
  const { t } = useTranslation()
  const { nameId, buttonProps } = useLabelledActions()
  return (
    <article
      className={`${cardClasses.card} ${classes.card}`}
      data-archived={isArchived || undefined}
    >
      <div className={cardClasses.frame}>
        <ListingPicture
          src={props.image}
          alt=""
          sizes="(min-width: 62em) 320px, (min-width: 36em) 45vw, 95vw"
          art={props.art}
        />
        <div className={cardClasses.badges}>
          {isArchived && !props.isHidden && (
            <Badge color="dark" variant="filled">
              {t('Archived')}
            </Badge>
          )}
          {props.badges}
        </div>
      </div>
      <div className={classes.body}>
        <h2 className={classes.name} id={nameId}>
          <Link href={props.href} className={classes.link}>
            {name}
          </Link>
        </h2>
        <div className={classes.quiet}>{props.category}</div>
        <div>{props.price}</div>
        <p className={classes.description}>{props.description}</p>
        <ul className={classes.facts}>
          {props.facts.map(({ icon, text }) => (
            <li key={text}>
              {icon}
              {text}
            </li>
          ))}
        </ul>
        <NoPointHint hasPoint={props.hasPoint} />
        {props.children}
        <HiddenListing isHidden={props.isHidden} />
        <Group gap="xs" grow preventGrowOverflow={false}>
          <Button
            component={Link}
            href={props.editHref}
            {...buttonProps('edit')}
            leftSection={<IconPencil size={18} />}
          >
            {t('Edit')}
          </Button>
          {!props.isHidden && (
            <Button
              variant="default"
              {...buttonProps('archive')}
              aria-disabled={isBusy || undefined}
              leftSection={isArchived ? <IconArchiveOff size={18} /> : <IconArchive size={18} />}
              onClick={() => !isBusy && onArchive(!isArchived)}
            >
              {isArchived ? t('Unarchive') : t('Archive')}
            </Button>
          )}
        </Group>
      </div>
    </article>
  )
}
