import { Container, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { NewsletterForm } from '#client/features/newsletter/newsletter-form.tsx'
import { contactDetails } from '#client/platform/format/contact-details.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { Brand } from '../brand/brand.tsx'
import classes from './footer.module.css'
import { ShareLinks } from './share-links.tsx'
import { VisitBadge } from './visit-badge.tsx'

const links = [
  { href: paths.aboutUs.href(), label: 'About Us' },
  { href: paths.contactUs.href(), label: 'Contact Us' },
  { href: paths.services.href(), label: 'Services' },
  { href: paths.blog.href(), label: 'Blog' },
  { href: paths.faq.href(), label: 'FAQ' },
  { href: paths.help.href(), label: 'Help' },
  { href: paths.privacyPolicy.href(), label: 'Privacy Policy' },
  { href: paths.termsOfService.href(), label: 'Terms of Service' },
]

export function Footer() {
  const { t } = useTranslation()
  return (
    <footer className={classes.footer}>
      <Container className={classes.columns}>
        <div className={classes.blurb}>
          <Brand />
          <Text my="sm">
            {t(
              'We connect farmers with technology, resources and markets for sustainable agriculture.',
            )}
          </Text>
          <ShareLinks />
        </div>
        <nav aria-label={t('More pages')}>
          <ul className={classes.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={classes.link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <address className={classes.contact}>
            <Title order={2} size="h4" mb="xs">
              {t('Contact')}
            </Title>
            <Text>{t('Phone: {{phone}}', contactDetails)}</Text>
            <Text>{t('Email: {{email}}', contactDetails)}</Text>
            <Text>{t(contactDetails.place)}</Text>
          </address>
          <NewsletterForm />
        </div>
      </Container>
      <Container className={classes.bottom}>
        <Text size="sm">
          {t('© {{year}} KrishiHaat. All rights reserved.', {
            year: Number(indiaDay().slice(0, 4)),
          })}
        </Text>
        <VisitBadge />
      </Container>
    </footer>
  )
}
