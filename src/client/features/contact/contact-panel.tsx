import { Button, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './contact.module.css'
import { ContactForm, type SentMessage } from './contact-form.tsx'

interface ThanksProps {
  sent: SentMessage
  onAgain: () => void
}

function Thanks({ sent, onAgain }: ThanksProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.thanks}>
      <IconCircleCheck size={56} stroke={1.5} className={classes.thanksIcon} aria-hidden />
      <Title order={2} ref={heading} tabIndex={-1}>
        {t('Thank you, {{name}}!', { name: sent.name })}
      </Title>
      <Text>{t('We have received your message. A person will read it and reply by e-mail.')}</Text>
      {sent.newsletter && (
        <Text>
          {t('You will get one e-mail about the newsletter. Confirm there that you want it.')}
        </Text>
      )}
      <Button variant="default" onClick={onAgain}>
        {t('Send another message')}
      </Button>
    </div>
  )
}

/** The form, replaced by a thank-you text once the message is sent. */
export function ContactPanel() {
  const { t } = useTranslation()
  const [sent, setSent] = useState<SentMessage | null>(null)
  return (
    <section className={classes.panel}>
      {sent ? (
        <Thanks sent={sent} onAgain={() => setSent(null)} />
      ) : (
        <>
          <Title order={2} mb="md">
            {t('Write to us')}
          </Title>
          <ContactForm onSent={setSent} />
        </>
      )}
    </section>
  )
}
