import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import chips from '#client/ui/chip.module.css'

/** The pages about connecting other software; a new one adds its line here. */
const tabs: readonly { label: English; href: string }[] = [
  { label: 'API keys', href: paths.integrations.href() },
  { label: 'Webhooks', href: paths.webhooks.href() },
  { label: 'Proposals', href: paths.proposals.href() },
  { label: 'Import and export', href: paths.transfers.href() },
]

/** Leads from one page about connecting software to the others. */
export function IntegrationTabs() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>(`[href="${path}"]`)
    // On a phone the page's own tab may be beyond the edge.
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft
  }, [path])
  return (
    <nav aria-label={t('Connected software')}>
      <ul className={chips.row} ref={row}>
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <Link
              className={chips.chip}
              href={href}
              aria-current={href === path ? 'page' : undefined}
            >
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
