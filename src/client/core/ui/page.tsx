import { Container, Group, type MantineSize, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'

interface PageProps {
  /** The page's one h1 and its tab's title, already translated. */
  title: string
  subtitle?: string
  /** Stands beside the heading. */
  actions?: ReactNode
  size?: MantineSize
  children: ReactNode
}

/** Names the browser's tab after the page. */
export function useDocumentTitle(title: string) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${title} · ${t('KrishiHaat')}`
  }, [title, t])
}

/** A page's frame: width, tab title and its one h1, which navigation moves the focus to. */
export function Page({ title, subtitle, actions, size = 'xl', children }: PageProps) {
  useDocumentTitle(title)
  return (
    <Container size={size} py={{ base: 'md', sm: 'xl' }}>
      <Group justify="space-between" align="flex-end" mb="lg">
        <Stack gap={4}>
          <Title order={1} tabIndex={-1} data-page-heading>
            {title}
          </Title>
          {subtitle && <Text c="dimmed">{subtitle}</Text>}
        </Stack>
        {actions}
      </Group>
      {children}
    </Container>
  )
}
