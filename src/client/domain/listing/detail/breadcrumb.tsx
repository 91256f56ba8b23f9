import { Breadcrumbs, Text } from '@mantine/core'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import classes from './detail-layout.module.css'

interface BreadcrumbProps {
  /** The list that the listing belongs to. */
  list: { label: Translated; href: string }
  /** The listing's name; undefined while it is loading. */
  name: string | undefined
}

/** Where the page belongs; on phones the way back to its list alone. */
export function Breadcrumb({ list, name }: BreadcrumbProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('Breadcrumb')} className={classes.breadcrumb}>
      <Breadcrumbs>
        <TextLink href={paths.home.href()}>{t('Home')}</TextLink>
        <TextLink href={list.href} className={classes.list}>
          {list.label}
        </TextLink>
        {name && (
          <Text span aria-current="page" truncate>
            {name}
          </Text>
        )}
      </Breadcrumbs>
    </nav>
  )
}
