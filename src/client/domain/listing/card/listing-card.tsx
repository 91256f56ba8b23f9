import { IconChevronRight } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { Link } from 'wouter'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './listing-card.module.css'
import { ListingPicture } from './listing-picture.tsx'
import { TagList } from './tag-list.tsx'

interface ListingCardProps {
  name: string
  category: Translated
  description: string
  tags: readonly string[]
  image: string | undefined
  art: ReactNode
  badges: ReactNode
  price: ReactNode
  /** The heart on the picture; null for the user's own listing. */
  favourite?: ReactNode
  facts: readonly { key: string; icon: ReactNode; text: Translated; detail?: ReactNode }[]
  /** The user's own listing: it gets a turmeric border and a grey action. */
  isOwn: boolean
  href: string
  action: Translated
  isEager: boolean
  /** Called when a pointer or the focus enters the card: the user may open it soon. */
  onApproach: () => void
}

const sizes = '(min-width: 75em) 290px, (min-width: 36em) 45vw, 7rem'
const shownTags = 4

/** One listing in a list. The whole card is clickable; screen readers find a single link. */
export function ListingCard(props: ListingCardProps) {
  const { name, category, description, tags, facts, isOwn, href, action, onApproach } = props
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const isOnLink = link.current?.contains(event.target as Node)
    // A click that ends a text selection does not open the listing.
    if (!isOnLink && window.getSelection()?.isCollapsed !== false) link.current?.click()
  }
  const interaction = {
    onClick: handleClick,
    onPointerEnter: onApproach,
    onFocus: onApproach,
  }
  return (
    <article
      className={classes.card}
      data-tappable
      data-row
      data-own={isOwn || undefined}
      aria-labelledby={`${id}-name`}
      {...interaction}
    >
      <div className={classes.frame}>
        <ListingPicture
          src={props.image}
          alt=""
          sizes={sizes}
          isEager={props.isEager}
          art={props.art}
        />
        <div className={classes.badges}>{props.badges}</div>
        {props.favourite}
      </div>
      <div className={classes.body}>
        <h2 className={classes.name} id={`${id}-name`} title={name}>
          {name}
        </h2>
        <div className={classes.category}>{category}</div>
        <div className={classes.price}>{props.price}</div>
        {description && <div className={classes.description}>{description}</div>}
        {tags.length > 0 && (
          <div className={classes.tags}>
            <TagList tags={tags.slice(0, shownTags)} />
          </div>
        )}
        <ul className={classes.facts}>
          {facts.map(({ key, icon, text, detail }) => (
            <li key={key}>
              {icon}
              <span>
                {/* An empty text would take the place of a detail whose code is still loading. */}
                {text === '' ? null : text}
                {detail}
              </span>
            </li>
          ))}
        </ul>
        <Link
          ref={link}
          href={href}
          id={`${id}-action`}
          aria-labelledby={`${id}-action ${id}-name`}
          className={classes.action}
        >
          {action}
          <IconChevronRight size={18} aria-hidden />
        </Link>
      </div>
    </article>
  )
}
