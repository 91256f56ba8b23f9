import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Page } from '#client/ui/page.tsx'
import classes from './contact.module.css'
import { ContactPanel } from './contact-panel.tsx'
import { ContactWays } from './contact-ways.tsx'
import { QuickAnswers, WhatHappens } from './what-happens.tsx'

export default function ContactPage() {
  const { t } = useTranslation()
  return (
    <Page
      title={t('Get in Touch')}
      subtitle={t('Write to us about a question, a problem, an idea, or a place in the workshop.')}
      description={t(
        'Write to KrishiHaat: questions, support, sales, feedback or a place in the workshop. A person reads every message and replies by e-mail.',
      )}
    >
      <div className={classes.layout}>
        <ContactPanel />
        <div className={classes.aside}>
          <WhatHappens />
          <ContactWays />
        </div>
      </div>
      <QuickAnswers />
    </Page>
  )
}
