import { Box, Group, Text, Title } from '@mantine/core'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Columns } from './columns.tsx'
import classes from './content.module.css'
import { type CardText, FeatureCard, type LinkText } from './feature-card.tsx'

/** The text of a section. Only the given fields are shown, in this order. */
export interface SectionText {
  /** The anchor of the section. */
  id?: string
  title: English
  paragraphs?: English[]
  points?: English[]
  /** Like points, but done in order. */
  steps?: English[]
  cards?: CardText[]
  links?: LinkText[]
}

/** The number of columns that leaves no row half empty. */
const columnsFor = (cards: number) => (cards % 3 === 0 ? 3 : cards === 2 ? 2 : 4)

export function Cards({ cards }: { cards: CardText[] }) {
  return (
    <Columns columns={columnsFor(cards.length)}>
      {cards.map((card) => (
        <FeatureCard key={card.title} {...card} />
      ))}
    </Columns>
  )
}

function Points({ items, isOrdered = false }: { items: English[]; isOrdered?: boolean }) {
  const { t } = useTranslation()
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`${classes.prose} ${classes.points}`}>
      {items.map((item) => (
        <li key={item}>{t(item)}</li>
      ))}
    </List>
  )
}

export function ContentSection(section: SectionText) {
  const { paragraphs = [], points, steps, cards, links } = section
  const { t } = useTranslation()
  return (
    <Box
      component="section"
      id={section.id}
      className={classes.section}
      data-words={cards ? undefined : true}
      mt={{ base: 'xl', sm: 48 }}
    >
      <Title order={2} mb="md">
        {t(section.title)}
      </Title>
      <div>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph} className={classes.prose} mb="sm">
            {t(paragraph)}
          </Text>
        ))}
        {points && <Points items={points} />}
        {steps && <Points items={steps} isOrdered />}
        {cards && <Cards cards={cards} />}
        {links && (
          <Group mt="md">
            {links.map(({ label, href }) => (
              <LinkButton key={label} href={href} variant="light">
                {t(label)}
              </LinkButton>
            ))}
          </Group>
        )}
      </div>
    </Box>
  )
}
