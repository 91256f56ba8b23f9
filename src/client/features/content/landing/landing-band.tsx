import { Box, Container, Group, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { LinkButton } from '#client/ui/link.tsx'
import classes from './landing.module.css'

interface LandingBandProps {
  title: Translated
  subtitle?: Translated
  action?: { label: Translated; href: string }
  isPaper?: boolean
  children: ReactNode
}

/** A full-width section of the landing page. */
export function LandingBand({ title, subtitle, action, isPaper, children }: LandingBandProps) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      className={`${classes.band} ${isPaper ? classes.paper : ''}`}
    >
      <Container>
        <Group justify="space-between" align="flex-end" mb="lg">
          <div>
            <Title order={2} id={id}>
              {title}
            </Title>
            {subtitle && <Text c="dimmed">{subtitle}</Text>}
          </div>
          {action && (
            <LinkButton href={action.href} variant="default">
              {action.label}
            </LinkButton>
          )}
        </Group>
        {children}
      </Container>
    </Box>
  )
}
