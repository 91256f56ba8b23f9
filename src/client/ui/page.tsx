import { Container, Group, type MantineSize, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Head } from './head.tsx'
import type { HeadContent } from './head-tags.ts'

interface PageProps extends HeadContent {
  /** The page's one h1 and its tab's title, already translated. */
  title: string
  subtitle?: string
  /** Stands beside the heading. */
  actions?: ReactNode
  size?: MantineSize
  children: ReactNode
}

/** A page's frame: width, what it says of itself, and its one h1, which navigation moves the focus to. */
export function Page({ subtitle, actions, size = 'xl', children, ...head }: PageProps) {
  return (
    <Container size={size} py={{ base: 'md', sm: 'xl' }}>
      <Head {...head} />
      <Group justify="space-between" align="flex-end" mb="lg">
        <Stack gap={4}>
          <Title order={1} tabIndex={-1} data-page-heading>
            {head.title}
          </Title>
          {subtitle && <Text c="dimmed">{subtitle}</Text>}
        </Stack>
        {actions}
      </Group>
      {children}
    </Container>
  )
}
