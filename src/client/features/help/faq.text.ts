import { paths } from '#client/platform/paths/paths.ts'
import { buying, renting, selling } from './faq-dealing.text.ts'
import { notifications, trust } from './faq-trust.text.ts'
import type { QuestionGroup } from './help.types.ts'

const account: QuestionGroup = {
  id: 'account',
  title: 'Your account',
  questions: [
    {
      question: 'What does KrishiHaat cost?',
      answer:
        'Nothing. Looking around, listing, ordering, booking, prices, weather and FarmAdvisor are all free of charge, and of a sale we take no share.',
    },
    {
      question: 'Do I need an account to look around?',
      answer:
        'No. The shop, machines, prices, weather, crop calendar and all articles are open to everybody. You need an account to order, to book, to write to somebody, to list something, to set a price alert and to chat with FarmAdvisor.',
      link: { label: 'Sign Up', href: paths.register.href() },
    },
    {
      question: 'Do I need a password?',
      answer:
        'No. You give your ten-digit mobile number, we send a six-digit code, and you type it in. The code is good for two minutes.',
    },
    {
      question: 'The code does not come. What can I do?',
      answer:
        'Check the number and the signal, and wait until the clock on the page is at zero: then you can ask for a new one. Up to five codes an hour are sent to one number. An old code stops working as soon as a new one is sent.',
    },
    {
      question: 'How long do I stay logged in?',
      answer:
        'Seven days on each device. In your profile you see every device that is logged in, and you can log all of them out at once.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'I have lost my phone. What now?',
      answer:
        'Log in on another device with the same number, open your profile and choose ‘Log out everywhere’. Have the lost SIM blocked by your mobile company, for the codes are sent to it.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'Must I give my Aadhaar number?',
      answer: 'No, it is optional. If you give it, we keep only its last four digits.',
    },
    {
      question: 'Why can’t I change my Aadhaar or Farmer ID?',
      answer:
        'They say who you are to buyers, so they are fixed once given. If one is wrong, write to us.',
      link: { label: 'Contact us', href: paths.contact.href() },
    },
    {
      question: 'How do I delete my account?',
      answer:
        'In your profile, under Your data. We send you a code; with it your account is hidden at once and erased after 14 days. Log in before that and press ‘Keep my account’ if you change your mind. What is agreed with others has to be finished first.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'How do I get a copy of my data?',
      answer:
        'In your profile, under Your data, press ‘Download my data’. You get one file with everything that we keep about you, your pictures too.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'I was away for more than a year and my account is not found. What now?',
      answer:
        'Mobile companies give unused numbers to others, so after a year without a login the number alone does not open an account. Write to us before you sign up again: once we know that it is yours, we open it for you.',
      link: { label: 'Contact us', href: paths.contact.href() },
    },
    {
      question: 'Who sees my mobile number?',
      answer:
        'People who are logged in and ask for it in a conversation about one of your crops, and the other side of an order or a booking: the seller and the owner see the number of who asks at once, the buyer and the renter see yours after your yes. A machine’s page shows the contact number that you type into its listing to people who are logged in.',
      link: { label: 'Read the privacy policy', href: paths.privacyPolicy.href() },
    },
  ],
}

const knowing: QuestionGroup = {
  id: 'prices-and-weather',
  title: 'Prices, weather and crop calendar',
  questions: [
    {
      question: 'Where do the mandi prices come from?',
      answer:
        'From the daily reports of mandis on the government’s data.gov.in, when the operator of this site has set that up. Otherwise a sample list is shown, and it says so. Every price has its source and its date.',
      link: { label: 'Go to market prices', href: paths.marketPrice.href() },
    },
    {
      question: 'Why is my mandi missing, or its price old?',
      answer:
        'A price appears when the mandi has reported it; not every mandi reports every day. Look at the neighbouring markets on the price’s own page.',
    },
    {
      question: 'What is the mandi price beside a crop in the shop?',
      answer:
        'What the nearest market paid for that crop lately, with place and day, and how far above or below it the farmer asks. Where no market has reported in the last 14 days, nothing stands there.',
    },
    {
      question: 'How does a price alert reach me?',
      answer:
        'You name a level on the page of a price. When a report of that market reaches it, the bell at the top of the page tells you. There are no alerts for the sample list.',
    },
    {
      question: 'How sure is the weather forecast?',
      answer:
        'The next two or three days are fairly sure, what is further away much less. Name and time of the source stand below the forecast. Warnings of the India Meteorological Department and your district come first.',
      link: { label: 'See the weather', href: paths.weather.href() },
    },
    {
      question: 'Must I share my location?',
      answer:
        'No. Type your city instead. If you allow it, your location is rounded to about a kilometre before it leaves your device.',
    },
    {
      question: 'Is the crop calendar right for my village?',
      answer:
        'It follows Indian institutes, by state and climate zone. Your soil and water may ask for something else: your Krishi Vigyan Kendra knows the place.',
      link: { label: 'Open the crop calendar', href: paths.cropCalendar.href() },
    },
  ],
}

const advisor: QuestionGroup = {
  id: 'farmadvisor',
  title: 'FarmAdvisor',
  questions: [
    {
      question: 'What can I ask FarmAdvisor?',
      answer:
        'Sowing times, seed, water, fertiliser, pests, storage, the weather and the prices of a place, in English, Hindi or mixed as one speaks. It looks things up on this site and names where an answer comes from.',
      link: { label: 'Ask FarmAdvisor', href: paths.chatbot.href() },
    },
    {
      question: 'Can I rely on its answers?',
      answer:
        'They help you to decide, but nobody has seen your field. Before you buy or spray anything, ask your Krishi Vigyan Kendra or the Kisan Call Centre at 1800-180-1551, free of charge, and follow the label.',
    },
    {
      question: 'Who can read what I ask?',
      answer:
        'Only you. Your newest 200 messages are kept while you are logged in, so that the conversation can go on, and you can delete them all with one button.',
      link: { label: 'Read the privacy policy', href: paths.privacyPolicy.href() },
    },
  ],
}

const technical: QuestionGroup = {
  id: 'this-site',
  title: 'Using this site',
  questions: [
    {
      question: 'Does it work on a slow or broken line?',
      answer:
        'Pages are small. What you opened lately can still be read without a connection, with its age beside it, and a listing that you are writing is kept on your phone until the line is back.',
    },
    {
      question: 'How do I switch to Hindi?',
      answer:
        'With the language choice at the top of each page; on a phone also in the menu. The site remembers it.',
    },
    {
      question: 'Is there an app in the store?',
      answer:
        'No, and you need none: your browser can put KrishiHaat on the home screen, where it opens like an app.',
      link: { label: 'How to install it', href: `${paths.help.href()}#install` },
    },
    {
      question: 'Something does not work. What do I tell you?',
      answer:
        'What you wanted to do, what happened, and the reference number if the message shows one. With it we find what went wrong.',
      link: { label: 'Contact us', href: paths.contact.href() },
    },
  ],
}

/**
 * The frequently asked questions. They describe what the product does: update them with the
 * product.
 */
export const questionGroups: QuestionGroup[] = [
  account,
  buying,
  selling,
  renting,
  trust,
  notifications,
  knowing,
  advisor,
  technical,
]
