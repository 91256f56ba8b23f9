import {
  IconBellPlus,
  IconBook2,
  IconBooks,
  IconBulb,
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
  IconPlugConnected,
  IconPlus,
  IconShieldCheck,
  IconShoppingBag,
  IconShoppingCart,
  IconStethoscope,
  IconTractor,
  IconTransfer,
  IconTruckDelivery,
  IconUserCircle,
  IconUsersGroup,
  IconWebhook,
} from '@tabler/icons-react'
import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'

export interface MenuLink {
  href: string
  label: English
  Icon: typeof IconPlus
  /** The address that shows the same content inside the dashboard's frame, for its sidebar. */
  dashboardHref?: string
  /** Who finds the link in the menu; everybody if left out. */
  audience?: 'member' | 'operator'
  /** Visitors create an account first and are led back to the page. */
  needsAccount?: boolean
}

interface MenuGroup {
  label: English
  links: MenuLink[]
}

const selling: MenuGroup = {
  label: 'Selling',
  links: [
    { href: paths.addCrop.href(), label: 'Add Crop', Icon: IconPlus, needsAccount: true },
    {
      href: paths.sellerOrders.href(),
      label: 'Sold',
      Icon: IconClipboardList,
      audience: 'member',
    },
    { href: paths.myCrops.href(), label: 'My Crops', Icon: IconPlant2, audience: 'member' },
    {
      href: paths.deliverySettings.href(),
      label: 'Delivery',
      Icon: IconTruckDelivery,
      audience: 'member',
    },
  ],
}

const buying: MenuGroup = {
  label: 'Buying',
  links: [
    { href: paths.shop.href(), label: 'Shop', Icon: IconShoppingBag },
    { href: paths.cart.href(), label: 'Cart', Icon: IconShoppingCart },
    { href: paths.myOrders.href(), label: 'Bought', Icon: IconClipboardList, audience: 'member' },
    { href: paths.favourites.href(), label: 'Favourites', Icon: IconHeart, audience: 'member' },
    {
      href: paths.savedSearches.href(),
      label: 'Saved searches',
      Icon: IconBellPlus,
      audience: 'member',
    },
  ],
}

const renting: MenuGroup = {
  label: 'Renting',
  links: [
    {
      href: paths.rental.href(),
      dashboardHref: paths.dashboardEquipment.href(),
      label: 'Rent Equipment',
      Icon: IconKey,
    },
    { href: paths.bookings.href(), label: 'Bookings', Icon: IconCalendarCheck, audience: 'member' },
    {
      href: paths.myEquipment.href(),
      label: 'My Equipment',
      Icon: IconTractor,
      audience: 'member',
    },
    { href: paths.addEquipment.href(), label: 'Add Equipment', Icon: IconPlus, needsAccount: true },
  ],
}

const advice: MenuGroup = {
  label: 'Advice',
  links: [
    {
      href: paths.marketPrice.href(),
      dashboardHref: paths.dashboardMarketPrice.href(),
      label: 'Market Prices',
      Icon: IconCoinRupee,
    },
    {
      href: paths.weather.href(),
      dashboardHref: paths.dashboardWeather.href(),
      label: 'Weather',
      Icon: IconCloudRain,
    },
    { href: paths.cropCalendar.href(), label: 'Indian Crop Calendar', Icon: IconCalendarEvent },
    { href: paths.chatbot.href(), label: 'FarmAdvisor', Icon: IconMessageChatbot },
    { href: paths.cropHealthTips.href(), label: 'Crop Health Tips', Icon: IconStethoscope },
    { href: paths.expertSession.href(), label: 'Talk to an expert', Icon: IconPhoneCall },
    {
      href: paths.communitySupport.href(),
      dashboardHref: paths.dashboardCommunity.href(),
      label: 'Community',
      Icon: IconUsersGroup,
    },
    {
      href: paths.news.href(),
      dashboardHref: paths.dashboardNews.href(),
      label: 'News',
      Icon: IconNews,
    },
    { href: paths.planting.href(), label: 'Planting Calculator', Icon: IconCalendarPlus },
    { href: paths.cropDatabase.href(), label: 'Crop Database', Icon: IconBook2 },
    { href: paths.informationResources.href(), label: 'Information Resources', Icon: IconBooks },
    { href: paths.sustainableFarming.href(), label: 'Sustainable Farming', Icon: IconLeaf },
  ],
}

const account: MenuGroup = {
  label: 'Account',
  links: [
    {
      href: paths.dashboard.href(),
      label: 'Dashboard',
      Icon: IconLayoutDashboard,
      audience: 'member',
    },
    { href: paths.messages.href(), label: 'Messages', Icon: IconMessages, audience: 'member' },
    {
      href: paths.dashboardSettings.href(),
      label: 'My Profile',
      Icon: IconUserCircle,
      audience: 'member',
    },
    {
      href: paths.integrations.href(),
      label: 'Integrations',
      Icon: IconPlugConnected,
      audience: 'member',
    },
    { href: paths.webhooks.href(), label: 'Webhooks', Icon: IconWebhook, audience: 'member' },
    {
      href: paths.proposals.href(),
      label: 'Proposals',
      Icon: IconBulb,
      audience: 'member',
    },
    {
      href: paths.transfers.href(),
      label: 'Import and export',
      Icon: IconTransfer,
      audience: 'member',
    },
    { href: paths.admin.href(), label: 'Admin', Icon: IconShieldCheck, audience: 'operator' },
  ],
}

/** Everything a member does, the most frequent tasks first; also the dashboard's sidebar. */
export const memberMenuGroups = [account, selling, buying, renting, advice]

/** Visitors have nothing of their own yet: what helps without an account comes first. */
const visitorMenuGroups = [advice, buying, renting, selling]

interface Viewer {
  isMember: boolean
  isOperator: boolean
}

const isShownTo =
  ({ isMember, isOperator }: Viewer) =>
  ({ audience }: MenuLink) =>
    audience === 'operator' ? isOperator : audience === undefined || isMember

/** The groups of the menu, without what the viewer cannot use. */
export const menuGroupsFor = (viewer: Viewer): MenuGroup[] =>
  (viewer.isMember ? memberMenuGroups : visitorMenuGroups).map(({ label, links }) => ({
    label,
    links: links.filter(isShownTo(viewer)).map((link) => ({
      ...link,
      href: link.needsAccount && !viewer.isMember ? paths.register.href(link.href) : link.href,
    })),
  }))
