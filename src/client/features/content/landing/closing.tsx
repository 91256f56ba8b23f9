import { Container, Group, Text, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useSellerHref } from '#client/platform/session/use-seller-href.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Scene } from '../art/scene.tsx'
import classes from './closing.module.css'

/** The end of the page, with links to the two first steps. */
export function Closing() {
  const { t } = useTranslation()
  const sellHref = useSellerHref(paths.addCrop.href())
  return (
    <section className={classes.band} aria-labelledby="closing">
      <Container className={classes.content}>
        <div>
          <Title order={2} id="closing" className={classes.title}>
            {t('Your next harvest deserves a good price')}
          </Title>
          <Text size="lg" mt="xs">
            {t('List it today. Listing is free, and buyers buy from you directly.')}
          </Text>
          <Group mt="lg">
            <LinkButton href={sellHref} size="lg" color="turmeric.3" autoContrast>
              {t('List a crop')}
            </LinkButton>
            <LinkButton href={paths.help.href()} size="lg" variant="outline" color="white">
              {t('How it works')}
            </LinkButton>
          </Group>
        </div>
        <Scene name="harvest" className={classes.scene} />
      </Container>
    </section>
  )
}
