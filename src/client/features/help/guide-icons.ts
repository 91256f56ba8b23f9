import {
  IconBell,
  IconCoinRupee,
  IconDeviceMobile,
  IconLanguage,
  IconLogin,
  IconMail,
  IconMessageChatbot,
  IconPlant2,
  IconTractor,
  IconTrash,
} from '@tabler/icons-react'

/** A guide's picture, by its id. */
export const guideIcons: Record<string, typeof IconBell> = {
  'log-in': IconLogin,
  'list-a-crop': IconPlant2,
  'rent-out-a-machine': IconTractor,
  'rent-a-machine': IconTractor,
  'find-a-price': IconCoinRupee,
  'set-an-alert': IconBell,
  'ask-farmadvisor': IconMessageChatbot,
  'delete-chat-history': IconTrash,
  install: IconDeviceMobile,
  'switch-language': IconLanguage,
  contact: IconMail,
}
