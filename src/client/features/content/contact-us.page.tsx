import { Container } from '@mantine/core'
import { paths } from '../../core/paths.ts'
import { ContactWays } from './contact-ways.tsx'
import { ContentHero } from './content-hero.tsx'
import { ContentSection } from './content-section.tsx'

export default function ContactUsPage() {
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero
        title="Contact Us"
        subtitle="How to reach the people behind KrishiHaat."
        scene="letter"
        actions={[{ label: 'Get in Touch', href: paths.contact.href() }]}
      />
      <ContactWays />
      <ContentSection
        title="Quick answers"
        paragraphs={['Most questions are already answered here.']}
        links={[
          { label: 'Frequently Asked Questions', href: paths.faq.href() },
          { label: 'Go to help', href: paths.help.href() },
        ]}
      />
    </Container>
  )
}
