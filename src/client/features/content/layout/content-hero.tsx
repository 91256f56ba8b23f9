import { Group, Text, Title } from '@mantine/core'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Head } from '#client/ui/head.tsx'
import { LinkButton } from '#client/ui/link.tsx'
import { type SceneName, ScenePieces } from '../art/scene.tsx'
import classes from './content.module.css'
import type { LinkText } from './feature-card.tsx'

interface ContentHeroProps {
  title: English
  subtitle: English
  scene: SceneName
  actions?: LinkText[]
  canonical?: string
}

/** The top of a content page: h1, subtitle and a picture. */
export function ContentHero({ title, subtitle, scene, actions = [], canonical }: ContentHeroProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.hero}>
      <Head title={t(title)} description={t(subtitle)} {...(canonical && { canonical })} />
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
      <ScenePieces name={scene} className={classes.heroScene} />
    </div>
  )
}
