import { ActionIcon, Group } from '@mantine/core'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
} from '@tabler/icons-react'
import { useHydrated } from '#client/platform/format/use-hydrated.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'

/**
 * The product has no accounts to link to, and an invented one could belong to somebody else. Three
 * networks share a page by its address; Instagram cannot, so its icon opens the product's hashtag.
 */
const networks = [
  {
    name: 'Facebook',
    Icon: IconBrandFacebook,
    label: 'Share on Facebook',
    href: (site: string) => `https://www.facebook.com/sharer/sharer.php?u=${site}`,
  },
  {
    name: 'Instagram',
    Icon: IconBrandInstagram,
    label: 'Find us on Instagram',
    href: () => 'https://www.instagram.com/explore/tags/krishihaat/',
  },
  {
    name: 'LinkedIn',
    Icon: IconBrandLinkedin,
    label: 'Share on LinkedIn',
    href: (site: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${site}`,
  },
  {
    name: 'Twitter',
    Icon: IconBrandX,
    label: 'Share on Twitter',
    href: (site: string) => `https://twitter.com/intent/tweet?url=${site}`,
  },
]

export function ShareLinks() {
  const { t } = useTranslation()
  const isHydrated = useHydrated()
  const site = isHydrated ? encodeURIComponent(window.location.origin) : ''
  return (
    <Group gap={4} ml={-8}>
      {networks.map(({ name, Icon, label, href }) => (
        <ActionIcon
          key={name}
          component="a"
          href={href(site)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t(label)}
        >
          <Icon />
        </ActionIcon>
      ))}
    </Group>
  )
}
