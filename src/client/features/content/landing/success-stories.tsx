import { Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Portrait } from '../art/scene.tsx'
import { Columns } from '../layout/columns.tsx'
import { successStories } from './landing.text.ts'
import classes from './success-stories.module.css'

export function SuccessStories() {
  const { t } = useTranslation()
  return (
    <Columns columns={2}>
      {successStories.map(({ quote, person, figure, look }) => (
        <figure key={person} className={classes.story}>
          <Text className={classes.figure}>{t(figure)}</Text>
          <Text component="blockquote" size="lg" m={0} my="sm">
            “{t(quote)}”
          </Text>
          <figcaption className={classes.person}>
            <Portrait look={look} className={classes.face} />
            {t(person)}
          </figcaption>
        </figure>
      ))}
    </Columns>
  )
}
