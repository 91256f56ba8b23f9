import { Container, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { experts, expertTopics, howToAsk } from './community-support.text.ts'
import classes from './content.module.css'
import { ContentHero } from './content-hero.tsx'
import { Cards, ContentSection } from './content-section.tsx'

export default function CommunitySupportPage() {
  const { t } = useTranslation()
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero
        title="Community Support"
        subtitle="People who know the field, and answer in your words."
        scene="people"
      />
      <Title order={2} mt={{ base: 'xl', sm: 48 }} mb="md">
        {t('Who you can ask')}
      </Title>
      <Group
        component="ul"
        className={classes.chips}
        gap="xs"
        mb="lg"
        p={0}
        m={0}
        aria-label={t('Topics')}
      >
        {expertTopics.map((topic) => (
          <Text key={topic} component="li" size="sm" className={classes.chip}>
            {t(topic)}
          </Text>
        ))}
      </Group>
      <Cards cards={experts} />
      <ContentSection {...howToAsk} />
    </Container>
  )
}
