import {
  IconBasket,
  IconBooks,
  IconCalendarEvent,
  IconCloudRain,
  IconCoinRupee,
  IconLayoutDashboard,
  IconLeaf,
  IconMessageChatbot,
  IconNews,
  IconPhone,
  IconPlant2,
  IconSearch,
  IconSeedling,
  IconShovel,
  IconStethoscope,
  IconTractor,
  IconUsersGroup,
  IconWheat,
} from '@tabler/icons-react'

/** The pictures beside a card's title, by what they stand for. */
export const icons = {
  basket: IconBasket,
  books: IconBooks,
  calendar: IconCalendarEvent,
  chat: IconMessageChatbot,
  dashboard: IconLayoutDashboard,
  grain: IconWheat,
  health: IconStethoscope,
  leaf: IconLeaf,
  news: IconNews,
  people: IconUsersGroup,
  phone: IconPhone,
  plant: IconPlant2,
  rupee: IconCoinRupee,
  search: IconSearch,
  seedling: IconSeedling,
  soil: IconShovel,
  tractor: IconTractor,
  weather: IconCloudRain,
}

export type IconName = keyof typeof icons
