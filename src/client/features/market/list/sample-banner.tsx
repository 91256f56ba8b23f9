import { Alert, Anchor } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import { agmarknetAddress } from '../agmarknet.constants.ts'
import { useMarketLabels } from '../use-market-labels.ts'
import classes from './sample-banner.module.css'

interface SampleBannerProps {
  /** ISO 8601, the date of the sample list. */
  asOf: string
  /** What the shop is searched for; '' for everything. */
  shopSearch?: string
}

/** Says that the prices are a sample, and where today's are. */
export function SampleBanner({ asOf, shopSearch = '' }: SampleBannerProps) {
  const { t } = useTranslation()
  const { month } = useMarketLabels()
  const shop = paths.shop.href()
  return (
    <Alert color="turmeric" variant="light" role="note" my="md" py="xs" c="inherit">
      <strong>{t('Sample list')}:</strong>{' '}
      {t('These are sample prices from {{month}}, not today’s.', { month: month(asOf) })}
      <div className={classes.links}>
        <TextLink href={shopSearch ? `${shop}?q=${encodeURIComponent(shopSearch)}` : shop}>
          {t('What sellers ask in the shop')}
        </TextLink>
        <Anchor href={agmarknetAddress} target="_blank" rel="noopener noreferrer">
          {t('Today’s prices on Agmarknet')}
        </Anchor>
      </div>
    </Alert>
  )
}
