import { Avatar } from '@mantine/core'
import {
  IconBook2,
  IconBug,
  IconCalendarPlus,
  IconDroplet,
  IconLayoutDashboard,
  IconLeaf,
  IconMessages,
  IconPlant2,
  IconShovel,
  IconSunWind,
  IconUser,
} from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'wouter'
import { MyPlaceLine } from '#client/domain/place/my-place.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import shared from '#client/ui/shared.module.css'
import { type ChatTopic, chatTopics } from '#shared/advisor/advisor.constants.ts'
import { imageVariant } from '#shared/kit/image.ts'
import classes from './advisor-sidebar.module.css'
import '@mantine/core/styles/Avatar.layer.css'

const links = [
  { href: paths.dashboard.href(), label: 'Dashboard', Icon: IconLayoutDashboard },
  { href: paths.planting.href(), label: 'Planting Calendar', Icon: IconCalendarPlus },
  { href: paths.cropDatabase.href(), label: 'Crop Database', Icon: IconBook2 },
]

const icons: Record<ChatTopic, typeof IconBug> = {
  'Crop Selection': IconPlant2,
  'Soil Health': IconShovel,
  'Pest Control': IconBug,
  'Seasonal Tips': IconSunWind,
  Irrigation: IconDroplet,
  'Organic Farming': IconLeaf,
}

const choices = [
  { topic: null, label: 'All Topics', Icon: IconMessages },
  ...chatTopics.map((topic) => ({ topic, label: topic, Icon: icons[topic] })),
]

interface AdvisorSidebarProps {
  /** null means All Topics. */
  topic: ChatTopic | null
  onTopic: (topic: ChatTopic | null) => void
}

/** Topics, links to related pages, and the user's name. */
export function AdvisorSidebar({ topic, onTopic }: AdvisorSidebarProps) {
  const { t } = useTranslation()
  const { user } = useCurrentUser()
  const id = useId()
  return (
    <div className={classes.sidebar}>
      <Link href={paths.home.href()} className={classes.brand}>
        <img src="/icon.svg" alt="" width={36} height={36} />
        {t('KrishiHaat')}
      </Link>
      <nav aria-label={t('Assistant')}>
        <ul className={shared.plainList}>
          {links.map(({ href, label, Icon }) => (
            <li key={href}>
              <Link href={href} className={classes.item}>
                <Icon size={20} stroke={1.7} aria-hidden />
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <p className={shared.groupLabel} id={id}>
          {t('Topics')}
        </p>
        <ul className={shared.plainList} aria-labelledby={id}>
          {choices.map(({ topic: choice, label, Icon }) => (
            <li key={label}>
              <button
                type="button"
                className={classes.item}
                aria-pressed={choice === topic}
                onClick={() => onTopic(choice)}
              >
                <Icon size={20} stroke={1.7} aria-hidden />
                {t(label)}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <MyPlaceLine />
      {user && (
        <div className={classes.person}>
          <Avatar src={user.image && imageVariant(user.image, 320)} alt="" size={40} color="leaf">
            {`${user.firstName.charAt(0)}${user.lastName.charAt(0)}` || <IconUser />}
          </Avatar>
          <div className={classes.names}>
            <p className={classes.name}>{user.firstName || t('Your account')}</p>
            {user.email && <p className={classes.email}>{user.email}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
