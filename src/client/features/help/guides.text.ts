import { paths } from '#client/platform/paths/paths.ts'
import { buyingGuides, equipmentGuides, sellingGuides } from './guides-dealing.text.ts'
import { toolGuides } from './guides-tools.text.ts'
import type { Guide } from './help.types.ts'

/** The most common tasks, step by step, for first-time users. */
export const guides: Guide[] = [
  {
    id: 'log-in',
    title: 'Log in or sign up',
    lead: 'With your mobile number; you need no password.',
    steps: [
      'Choose Log In at the top, on a phone under Me; or Sign Up if you are new.',
      'Type your mobile number. +91, 0 and spaces do no harm.',
      'Type the six-digit code from the SMS within two minutes.',
      'If you get no code, wait until the clock reaches zero and request a new one.',
      'New here? Enter your name and say whether you are a farmer or a merchant. You can also do this later.',
    ],
    links: [
      { label: 'Log In', href: paths.login.href() },
      { label: 'Sign Up', href: paths.register.href() },
    ],
  },
  {
    id: 'list-a-crop',
    title: 'List a crop for sale',
    lead: 'In the shop within five minutes, free.',
    steps: [
      'Log in, open the dashboard and choose Add Crop.',
      'Add up to five photos: the first one is what buyers see in the list.',
      'Choose your crop by its picture, or search for it by any of its names.',
      'Enter how much you have and your price; the price of your mandi is beside it.',
      'Press ‘Sell it’. Your crop is in the shop immediately; send it to your buyers on WhatsApp.',
      'Orders reduce the stock automatically. Sold some elsewhere? Open My Crops and correct the quantity.',
    ],
    links: [
      { label: 'List a crop', href: paths.addCrop.href() },
      {
        label: 'Photos that sell a crop',
        href: paths.blogArticle.href('grading-packing-and-photographs'),
      },
    ],
  },
  ...sellingGuides,
  ...buyingGuides,
  ...equipmentGuides,
  ...toolGuides,
  {
    id: 'find-a-price',
    title: 'Find a mandi price',
    lead: 'The price of a quintal, by place and day.',
    steps: [
      'Open market prices and type the crop, in English or Hindi.',
      'Choose your state.',
      'Open a price to see its history and the prices at nearby markets.',
      'Look at the date. A list that says ‘Sample list’ is not today’s.',
    ],
    links: [
      { label: 'Go to market prices', href: paths.marketPrice.href() },
      {
        label: 'What the mandi words mean',
        href: paths.blogArticle.href('what-msp-modal-price-and-arrival-mean'),
      },
    ],
  },
  {
    id: 'set-an-alert',
    title: 'Set a price alert',
    lead: 'Get a notification when the price reaches your level.',
    steps: [
      'Log in and open a price of your market.',
      'Choose above or below, and enter your level in rupees a quintal.',
      'Press ‘Set alert’.',
      'When a report reaches your level, the bell at the top shows a number. Open it.',
      'You can remove an alert at any time on the market prices page.',
    ],
    links: [{ label: 'Go to market prices', href: paths.marketPrice.href() }],
  },
  {
    id: 'ask-farmadvisor',
    title: 'Ask FarmAdvisor',
    lead: 'Ask about your field, at any hour, in your own words.',
    steps: [
      'Log in and open the chatbot.',
      'Name the crop, its age and your district: ‘my wheat is 30 days old, lower leaves yellow, Sultanpur’.',
      'Press Enter or Send. Answers name their sources; open them to read more.',
      'Choose a topic at the side for suggestions.',
    ],
    links: [{ label: 'Ask FarmAdvisor', href: paths.chatbot.href() }],
  },
  {
    id: 'delete-chat-history',
    title: 'Delete your chat history',
    lead: 'Deletes all your questions and their answers for good.',
    steps: [
      'Open the chatbot while you are logged in.',
      'Press ‘Clear conversation’ at the top and confirm.',
      'We delete everything on our server too. It cannot be restored.',
    ],
    links: [{ label: 'Open the chatbot', href: paths.chatbot.href() }],
  },
  {
    id: 'install',
    title: 'Install it and use it offline',
    lead: 'An icon on your home screen, and recent pages without a connection.',
    steps: [
      'Android with Chrome: open the menu with the three dots and choose ‘Add to home screen’ or ‘Install app’.',
      'iPhone with Safari: press the share button and choose ‘Add to Home Screen’.',
      'Open the app once with a connection, and open the pages you will need on the way: your listings, prices, the calendar.',
      'Without a connection you see those pages again, marked with their age.',
      'A listing you write offline stays on your phone and is sent when the connection is back.',
    ],
    links: [{ label: 'Go to the home page', href: paths.home.href() }],
  },
  {
    id: 'switch-language',
    title: 'Switch the language',
    lead: 'English and Hindi, on every page.',
    steps: [
      'Press अ/A at the top of any page and choose the language.',
      'Everything changes immediately, including articles and crop names.',
      'The site remembers your choice on this device.',
    ],
    links: [{ label: 'Go to the home page', href: paths.home.href() }],
  },
  {
    id: 'contact',
    title: 'Reach a person',
    lead: 'If nothing here helps.',
    steps: [
      'Open the contact page and choose a subject.',
      'Say what you wanted to do and what happened, with the reference number if there was one.',
      'Enter an e-mail address that you read: we reply to it.',
      'Ask questions about a crop in the community instead: other farmers read them too.',
    ],
    links: [
      { label: 'Contact us', href: paths.contact.href() },
      { label: 'Ask the community', href: paths.communitySupport.href() },
    ],
  },
]
