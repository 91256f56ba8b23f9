import {
  IconBellPlus,
  IconBook2,
  IconBooks,
  IconCalendarCheck,
  IconCalendarEvent,
  IconCalendarPlus,
  IconClipboardList,
  IconCloudRain,
  IconCoinRupee,
  IconHeart,
  IconKey,
  IconLayoutDashboard,
  IconLeaf,
  IconMessageChatbot,
  IconMessages,
  IconNews,
  IconPhoneCall,
  IconPlant2,
  IconPlus,
  IconShieldCheck,
  IconShoppingBag,
  IconStethoscope,
  IconTractor,
  IconTruckDelivery,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'

export interface DashboardLink {
  href: string
  label: English
  Icon: typeof IconPlus
  /** Shown to operators only. */
  isForOperators?: boolean
}

interface LinkGroup {
  label: English
  links: DashboardLink[]
}

/** The sidebar's links, the most frequent tasks first. */
export const linkGroups: LinkGroup[] = [
  {
    label: 'My business',
    links: [
      { href: paths.dashboard.href(), label: 'Dashboard', Icon: IconLayoutDashboard },
      { href: paths.sellerOrders.href(), label: 'Orders', Icon: IconClipboardList },
      { href: paths.myOrders.href(), label: 'My orders', Icon: IconShoppingBag },
      { href: paths.messages.href(), label: 'Messages', Icon: IconMessages },
      { href: paths.favourites.href(), label: 'Favourites', Icon: IconHeart },
      { href: paths.savedSearches.href(), label: 'Saved searches', Icon: IconBellPlus },
      { href: paths.myCrops.href(), label: 'My Crops', Icon: IconPlant2 },
      { href: paths.addCrop.href(), label: 'Add Crop', Icon: IconPlus },
      { href: paths.myEquipment.href(), label: 'My Equipment', Icon: IconTractor },
      { href: paths.addEquipment.href(), label: 'Add Equipment', Icon: IconPlus },
      { href: paths.bookings.href(), label: 'Bookings', Icon: IconCalendarCheck },
      { href: paths.deliverySettings.href(), label: 'Delivery', Icon: IconTruckDelivery },
    ],
  },
  {
    label: 'Today',
    links: [
      { href: paths.dashboardWeather.href(), label: 'Weather', Icon: IconCloudRain },
      { href: paths.dashboardMarketPrice.href(), label: 'Market Prices', Icon: IconCoinRupee },
      { href: paths.dashboardEquipment.href(), label: 'Rent Equipment', Icon: IconKey },
      { href: paths.dashboardCommunity.href(), label: 'Community', Icon: IconUsersGroup },
      { href: paths.dashboardNews.href(), label: 'News', Icon: IconNews },
    ],
  },
  {
    label: 'Learn',
    links: [
      { href: paths.informationResources.href(), label: 'Information Resources', Icon: IconBooks },
      { href: paths.sustainableFarming.href(), label: 'Sustainable Farming', Icon: IconLeaf },
      { href: paths.cropHealthTips.href(), label: 'Crop Health Tips', Icon: IconStethoscope },
      { href: paths.chatbot.href(), label: 'Chatbot', Icon: IconMessageChatbot },
      { href: paths.expertSession.href(), label: 'Talk to an expert', Icon: IconPhoneCall },
      { href: paths.cropCalendar.href(), label: 'Indian Crop Calendar', Icon: IconCalendarEvent },
      { href: paths.planting.href(), label: 'Planting Calculator', Icon: IconCalendarPlus },
      { href: paths.cropDatabase.href(), label: 'Crop Database', Icon: IconBook2 },
    ],
  },
  {
    label: 'Account',
    links: [
      { href: paths.dashboardSettings.href(), label: 'My Profile', Icon: IconUserCircle },
      {
        href: paths.admin.href(),
        label: 'Admin',
        Icon: IconShieldCheck,
        isForOperators: true,
      },
    ],
  },
]
