import { Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../core/ui/link.tsx'
import { useDocumentTitle } from '../../core/ui/page.tsx'
import { Scene, type SceneName } from './art/scene.tsx'
import classes from './content.module.css'
import type { LinkText } from './feature-card.tsx'

interface ContentHeroProps {
  /** All in English. */
  title: string
  subtitle: string
  scene: SceneName
  actions?: LinkText[]
}

/** The top of a page of ours: its h1, what it is about, and a picture. */
export function ContentHero({ title, subtitle, scene, actions = [] }: ContentHeroProps) {
  const { t } = useTranslation()
  useDocumentTitle(t(title))
  return (
    <div className={classes.hero}>
      <div className={classes.heroText}>
        <Title order={1} tabIndex={-1} data-page-heading>
          {t(title)}
        </Title>
        <Text className={classes.lead} mt="sm">
          {t(subtitle)}
        </Text>
        {actions.length > 0 && (
          <Group mt="lg">
            {actions.map(({ label, href }, index) => (
              <LinkButton key={label} href={href} variant={index === 0 ? 'filled' : 'default'}>
                {t(label)}
              </LinkButton>
            ))}
          </Group>
        )}
      </div>
      <Scene name={scene} className={classes.heroScene} />
    </div>
  )
}
