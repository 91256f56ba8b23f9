import { Avatar, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import { imageVariant } from '#shared/kit/image.ts'
import { RatingLine } from '../card/rating-line.tsx'
import classes from './person-card.module.css'
import '@mantine/core/styles/Avatar.layer.css'

interface PersonCardProps {
  person: {
    /** With an id and a rating the card links to the person's page. */
    _id?: string
    /** '' when the person gave none. */
    name: string
    image: string | null
    verified: boolean
    /** '' when it is not known. */
    place: string
    rating?: number
    numReviews?: number
  }
  /** "Farmer" */
  label: Translated
  children?: ReactNode
}

function PersonName({ person }: Pick<PersonCardProps, 'person'>) {
  const { t } = useTranslation()
  const name = personName(t, person.name)
  if (!person._id || person.numReviews === undefined) return name
  return (
    <TextLink className={classes.link} href={paths.seller.href(person._id)} underline="always">
      {name}
    </TextLink>
  )
}

/** Who sells, rents out or rents: picture, name, place and rating. */
export function PersonCard({ person, label, children }: PersonCardProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.card} aria-label={label}>
      <Avatar
        src={person.image ? imageVariant(person.image, 320) : null}
        name={person.name || undefined}
        alt=""
        size={60}
        color="leaf"
      />
      <div className={classes.person}>
        <div className={classes.name}>
          <PersonName person={person} />
          {person.verified && <VerifiedTick size={22} />}
        </div>
        <Text c="dimmed">{label}</Text>
        {person.place && <Text size="sm">{placeText(t, person.place)}</Text>}
        {person.numReviews ? (
          <RatingLine rating={person.rating ?? 0} numReviews={person.numReviews} />
        ) : null}
      </div>
      {children}
    </section>
  )
}
