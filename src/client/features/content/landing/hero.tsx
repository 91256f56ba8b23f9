import { Container, Group, Text, Title } from '@mantine/core'
import { IconArrowRight, IconBasket, IconPlant2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#client/platform/paths/paths.ts'
import { useSellerHref } from '#client/platform/session/use-seller-href.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import { Scene } from '../art/scene.tsx'
import classes from './hero.module.css'

/** Name, tagline, and a first step for sellers and for buyers. */
export function Hero() {
  const { t } = useTranslation()
  const sellHref = useSellerHref(paths.addCrop.href())
  return (
    <div className={classes.hero}>
      <Scene name="home" className={classes.scene} />
      <Container className={classes.text}>
        <Title order={1} tabIndex={-1} data-page-heading className={classes.name}>
          {t('KrishiHaat')}
        </Title>
        <Text className={classes.tagline} mt="xs">
          {t(
            'Connecting farmers with technology, resources and markets for sustainable agriculture',
          )}
        </Text>
        <Text size="lg" mt="md" className={classes.measure}>
          {t('Buy fresh from the farm. Rent a tractor by the day. Sell what you grow.')}
        </Text>
        <Group mt="lg" className={classes.steps}>
          <LinkButton href={sellHref} size="lg" leftSection={<IconPlant2 size={24} aria-hidden />}>
            {t('Sell your crop')}
          </LinkButton>
          <LinkButton
            href={paths.shop.href()}
            size="lg"
            variant="default"
            leftSection={<IconBasket size={24} aria-hidden />}
          >
            {t('Browse the shop')}
          </LinkButton>
        </Group>
        <TextLink href={paths.rental.href()} className={classes.third}>
          {t('Need a tractor? Rent a machine by the day')} <IconArrowRight size={18} aria-hidden />
        </TextLink>
        <Text className={classes.trust}>
          {t('Trusted by over 50,000 farmers in 30+ countries')}
        </Text>
      </Container>
    </div>
  )
}
