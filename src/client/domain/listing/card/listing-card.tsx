import { Button } from '@mantine/core'
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
  facts: readonly { icon: ReactNode; text: Translated; detail?: ReactNode }[]
  /** The user's own listing: it gets a turmeric border and a grey action. */
  isOwn: boolean
  href: string
  action: Translated
  isEager: boolean
  /** Called when a pointer or the focus enters the card: the user may open it soon. */
  onApproach: () => void
}

/** Smaller than the real size on phones, so that slow connections load at most 640 px. */
const sizes = '(min-width: 75em) 290px, (min-width: 36em) 45vw, 55vw'
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
        <div className={classes.description}>{description}</div>
        <div className={classes.tags}>
          <TagList tags={tags.slice(0, shownTags)} />
        </div>
        <ul className={classes.facts}>
          {facts.map(({ icon, text, detail }) => (
            <li key={text}>
              {icon}
              <span>
                {text}
                {detail}
              </span>
            </li>
          ))}
        </ul>
        <Button
          component={Link}
          ref={link}
          href={href}
          id={`${id}-action`}
          aria-labelledby={`${id}-action ${id}-name`}
          className={classes.action}
          variant={isOwn ? 'default' : 'filled'}
          fullWidth
        >
          {action}
        </Button>
      </div>
    </article>
  )
}
