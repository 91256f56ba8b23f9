import { Container, Text } from '@mantine/core'
import { Link } from 'wouter'
import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { contactDetails } from '#client/platform/format/contact-details.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { Brand } from '../brand/brand.tsx'
import { siteLinks } from '../menu/site-links.ts'
import classes from './footer.module.css'
import { FooterGroup } from './footer-group.tsx'
import { ShareLinks } from './share-links.tsx'
import { useVisits } from './use-visits.ts'
import { VisitBadge } from './visit-badge.tsx'

function Copyright() {
  const { t } = useTranslation()
  return (
    <Text size="sm">
      {t('© {{year}} KrishiHaat. All rights reserved.', {
        year: Number(indiaDay().slice(0, 4)),
      })}
    </Text>
  )
}

/** One line, where people work: they have come for the page, not for what is below it. */
function ShortFooter({ isInert }: { isInert: boolean }) {
  const { t } = useTranslation()
  // The visit counts wherever it begins.
  useVisits()
  return (
    <footer className={classes.short} inert={isInert}>
      <Copyright />
      <Link href={paths.help.href()} className={classes.link}>
        {t('Help')}
      </Link>
    </footer>
  )
}

const workPages = [paths.dashboard, paths.admin, paths.checkout, paths.myProfile].map(
  ({ pattern }) => pattern,
)

interface FooterProps {
  /** The path of the current page. */
  path: string
  /** While the menu covers the page. */
  isInert: boolean
}

/** The end of every page: short on phones, where its groups open, and one line in dashboards. */
export function Footer({ path, isInert }: FooterProps) {
  const { t } = useTranslation()
  if (workPages.some((page) => path === page || path.startsWith(`${page}/`)))
    return <ShortFooter isInert={isInert} />
  return (
    <footer className={classes.footer} inert={isInert}>
      <Container className={classes.columns}>
        <div className={classes.blurb}>
          <Brand />
          <Text my="sm" className={classes.text}>
            {t(
              'We connect farmers with technology, resources and markets for sustainable agriculture.',
            )}
          </Text>
          <ShareLinks />
        </div>
        <FooterGroup title={t('More pages')}>
          <nav aria-label={t('More pages')}>
            <ul className={classes.links}>
              {siteLinks.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={classes.link}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </FooterGroup>
        <FooterGroup title={t('Contact')} hasTitle>
          <address className={classes.contact}>
            <Text>{t('Phone: {{phone}}', contactDetails)}</Text>
            <Text>{t('Email: {{email}}', contactDetails)}</Text>
            <Text>{t(contactDetails.place)}</Text>
          </address>
          <NewsletterForm />
        </FooterGroup>
      </Container>
      <Container className={classes.bottom}>
        <Copyright />
        <VisitBadge />
      </Container>
    </footer>
  )
}
