import { Paper, SimpleGrid, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './form-section.module.css'

interface FormSectionProps {
  /** Left out where the label of the section's only field is its heading. */
  title?: English
  /** 2 places fields beside each other on wide screens. */
  columns?: 1 | 2
  children: ReactNode
}

/** A section of a long form, with a heading. */
export function FormSection({ title, columns = 1, children }: FormSectionProps) {
  const { t } = useTranslation()
  return (
    <Paper
      component="section"
      className={classes.section}
      data-untitled={title ? undefined : true}
      p={{ base: 'md', sm: 'xl' }}
      radius="lg"
    >
      {title && (
        <Title order={2} size="h4" mb="md">
          {t(title)}
        </Title>
      )}
      <SimpleGrid cols={{ base: 1, sm: columns }} spacing="lg" className={classes.fields}>
        {children}
      </SimpleGrid>
    </Paper>
  )
}
