import { Container, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { Head } from '#client/ui/head.tsx'
import type { SchemaData } from '#client/ui/head-tags.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { breadcrumbData } from '#client/ui/schema-data.ts'
import { listingNameIn } from '../listing-names.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'

interface DetailQuery<Data> {
  data: Data | undefined
  error: unknown
  isPending: boolean
  isFetching: boolean
  isError: boolean
  refetch: () => unknown
}

interface DetailPageProps<Data> {
  query: DetailQuery<Data>
  /** The page's title until the listing's name has loaded. */
  title: English
  errorTitle: English
  /** Shown when the server answered with a failure. */
  failedText: English
  /** The path of the listing's main address. */
  path: string
  /** More of the page's head; null until the listing has loaded. */
  head: { description: Translated; image: string | undefined; data: SchemaData } | null
  list: { label: Translated; href: string; returnHref: string }
  children: (data: Data) => ReactNode
}

interface ListingName {
  name: string
  kindHindi?: string | null | undefined
}

const isGone = (code: string | null) => code?.endsWith('.not_found') ?? false

/** The frame of a listing's page: its head, breadcrumb, loading and failure. */
export function DetailPage<Data extends ListingName>(props: DetailPageProps<Data>) {
  const { title, failedText, list, head } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const { code } = readFailure(props.query.error)
  // Cached data of a list do not count once the server says that the listing is gone.
  const query = isGone(code) ? { ...props.query, data: undefined } : props.query
  const name = query.data && listingNameIn(language, query.data)
  const failureText = isGone(code)
    ? 'This listing was not found or is no longer listed.'
    : failedText

  return (
    <Container size="xl" py="md">
      <Head
        {...head}
        title={name ?? t(title)}
        canonical={props.path}
        type="product"
        data={[
          breadcrumbData([
            { name: t('Home'), path: paths.home.href() },
            { name: list.label, path: list.href },
            ...(name ? [{ name, path: props.path }] : []),
          ]),
          ...(head ? [head.data] : []),
        ]}
        isMissing={isGone(code)}
      />
      <Breadcrumb list={list} name={name} />
      {!query.data && (
        <VisuallyHidden component="h1" tabIndex={-1} data-page-heading>
          {t(title)}
        </VisuallyHidden>
      )}
      <QueryView
        query={query}
        skeleton={<DetailSkeleton />}
        errorTitle={props.errorTitle}
        errorText={code ? failureText : undefined}
        errorActions={
          <LinkButton variant="default" href={list.returnHref}>
            {t('Return to listings')}
          </LinkButton>
        }
      >
        {props.children}
      </QueryView>
    </Container>
  )
}
