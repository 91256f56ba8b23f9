import { Container, Group, type MantineSize, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { Head } from './head.tsx'
import type { HeadContent } from './head-tags.ts'

interface PageProps extends HeadContent {
  /** The page's only h1, and its tab's title. */
  title: Translated
  subtitle?: Translated
  /** Shown beside the heading. */
  actions?: ReactNode
  size?: MantineSize
  /** Takes less room on phones, for pages whose first content counts. */
  isCompact?: boolean
  children: ReactNode
}

/** A page's frame: its width, its head and its only h1, which gets the focus after a navigation. */
export function Page(props: PageProps) {
  const { subtitle, actions, size = 'xl', isCompact = false, children, ...head } = props
  return (
    <Container size={size} py={{ base: 'md', sm: 'xl' }}>
      <Head {...head} />
      <Group
        justify="space-between"
        align="flex-end"
        mb={isCompact ? { base: 'sm', sm: 'lg' } : 'lg'}
      >
        <Stack gap={isCompact ? 0 : 4}>
          <Title
            order={1}
            tabIndex={-1}
            data-page-heading
            {...(isCompact && { fz: { base: '1.5rem', sm: 'h1' } })}
          >
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
