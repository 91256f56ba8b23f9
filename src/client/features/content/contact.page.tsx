import { Container } from '@mantine/core'
import { paths } from '../../core/paths.ts'
import { ContactWays } from './contact-ways.tsx'
import { ContentHero } from './content-hero.tsx'
import { ContentSection } from './content-section.tsx'

const willBe = [
  'A form for questions, support, sales and feedback, with an answer by e-mail',
  'A place on the list for our spring planting workshop on April 15',
  'The monthly newsletter, if you want it',
]

export default function ContactPage() {
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero
        title="Get in Touch"
        subtitle="A message form is being built. Until then, write or call: a person answers."
        scene="letter"
      />
      <ContactWays />
      <ContentSection
        title="What this page will be"
        paragraphs={[
          'For a place in the April 15 workshop, send us your name and village by e-mail.',
        ]}
        points={willBe}
        links={[{ label: 'Frequently Asked Questions', href: paths.faq.href() }]}
      />
    </Container>
  )
}
