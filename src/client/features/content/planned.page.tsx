import { Container } from '@mantine/core'
import { useLocation } from 'wouter'
import { ContentHero } from './content-hero.tsx'
import { ContentSection } from './content-section.tsx'
import { plannedPages } from './planned.ts'

/** A page of a later issue: says what it will be, and what helps until then. */
export default function PlannedPage() {
  const [path] = useLocation()
  const page = plannedPages.find(({ addresses }) => addresses.includes(path))
  if (!page) throw new Error(`Nothing is planned at ${path}`)
  const { title, lead, scene, willBe, tips, links, addresses } = page
  return (
    <Container py={{ base: 'md', sm: 'xl' }}>
      <ContentHero
        title={title}
        subtitle={lead}
        scene={scene}
        actions={links}
        canonical={addresses[0]}
      />
      <ContentSection title="Helpful today" points={tips} />
      <ContentSection title="What this page will be" points={willBe} />
    </Container>
  )
}
