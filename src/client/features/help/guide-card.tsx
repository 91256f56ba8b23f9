import { Group } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { guideIcons } from './guide-icons.ts'
import classes from './help.module.css'
import type { Guide } from './help.types.ts'

/** One task with its steps and a link to its page. */
export function GuideCard({ id, title, lead, steps, links }: Guide) {
  const { t } = useTranslation()
  const Icon = guideIcons[id]
  return (
    <section id={id} className={classes.guide}>
      <header className={classes.guideHead}>
        {Icon && (
          <span className={classes.icon}>
            <Icon size={26} stroke={1.7} aria-hidden />
          </span>
        )}
        <div>
          <h2 className={classes.guideTitle}>{t(title)}</h2>
          <p className={classes.lead}>{t(lead)}</p>
        </div>
      </header>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <Group gap="sm" mt="auto">
        {links.map(({ label, href }, index) => (
          <LinkButton key={label} href={href} variant={index === 0 ? 'light' : 'default'}>
            {t(label)}
          </LinkButton>
        ))}
      </Group>
    </section>
  )
}
