import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Page } from '#client/ui/page.tsx'
import classes from './contact.module.css'
import { ContactPanel } from './contact-panel.tsx'
import { ContactWays } from './contact-ways.tsx'
import { QuickAnswers, WhatHappens } from './what-happens.tsx'

export default function ContactUsPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Contact Us')}
      subtitle={t('How to reach the people behind KrishiHaat.')}
      description={t(
        'How to reach the people behind KrishiHaat: e-mail, phone, where we are in Sultanpur, and a form for questions and support.',
      )}
    >
      <div className={classes.wide}>
        <ContactWays />
      </div>
      <div className={classes.layout}>
        <ContactPanel />
        <WhatHappens />
      </div>
      <QuickAnswers />
    </Page>
  )
}
