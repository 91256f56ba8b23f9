import { SimpleGrid, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './landing.module.css'
import { successStories } from './landing.text.ts'

export function SuccessStories() {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
      {successStories.map(({ quote, who, figure }) => (
        <figure key={who} className={classes.story}>
          <Text className={classes.figure}>{t(figure)}</Text>
          <Text component="blockquote" size="lg" m={0} my="sm">
            “{t(quote)}”
          </Text>
          <Text component="figcaption" fw={600}>
            {t(who)}
          </Text>
        </figure>
      ))}
    </SimpleGrid>
  )
}
