import { Box } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { Children, isValidElement, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { headingId } from './article-headings.ts'
import classes from './article-text.module.css'

type WithChildren = { children?: ReactNode }

/** The plain text of rendered Markdown. */
const plainTextOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<WithChildren>(child) ? plainTextOf(child.props.children) : String(child),
    )
    .join('')

/** Allows web addresses and pages of this site; rejects `javascript:` and `data:`. */
export const safeAddress = (address: string): string =>
  /^(https?:\/\/|\/(?![/\\])|#)/i.test(address) ? address : ''

function ArticleLink({ href = '', children }: WithChildren & { href?: string | undefined }) {
  const { t } = useTranslation()
  if (href === '') return children
  if (href.startsWith('/')) return <Link href={href}>{children}</Link>
  if (href.startsWith('#')) return <a href={href}>{children}</a>
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
      <IconExternalLink
        size={16}
        className={classes.external}
        role="img"
        aria-label={t('(leads to another site)')}
      />
    </a>
  )
}

const SectionHeading = ({ children }: WithChildren) => (
  <h2 id={headingId(plainTextOf(children))}>{children}</h2>
)
const Subheading = ({ children }: WithChildren) => <h3>{children}</h3>

function Table({ children }: WithChildren) {
  const { t } = useTranslation()
  return (
    // A table wider than a phone scrolls sideways, by keyboard too.
    <Box role="group" className={classes.table} aria-label={t('Table')} tabIndex={0}>
      <table>{children}</table>
    </Box>
  )
}

/**
 * The page already has its h1. Remote pictures are left out because they would reveal readers to
 * other sites.
 */
const components: Components = {
  h1: SectionHeading,
  h2: SectionHeading,
  h3: Subheading,
  h4: Subheading,
  h5: Subheading,
  h6: Subheading,
  a: ({ href, children }) => <ArticleLink href={href}>{children}</ArticleLink>,
  table: Table,
  img: () => null,
}

/** An article's Markdown. HTML in it is dropped. */
export const ArticleText = ({ text }: { text: string }) => (
  <div className={classes.text}>
    <Markdown
      remarkPlugins={[remarkGfm]}
      skipHtml
      urlTransform={safeAddress}
      components={components}
    >
      {text}
    </Markdown>
  </div>
)
