import { paths } from '#client/platform/paths/paths.ts'
import { buying, renting, selling } from './faq-dealing.text.ts'
import { software } from './faq-tools.text.ts'
import { notifications, trust } from './faq-trust.text.ts'
import type { QuestionGroup } from './help.types.ts'

const account: QuestionGroup = {
  id: 'account',
  title: 'Your account',
  questions: [
    {
      question: 'What does KrishiHaat cost?',
      answer:
        'Nothing. Browsing, listing, ordering, booking, prices, weather and FarmAdvisor are all free, and we take no share of a sale.',
    },
    {
      question: 'Do I need an account to look around?',
      answer:
        'No. The shop, machines, prices, weather, crop calendar and all articles are open to everyone. You need an account to order, book, write to someone, list something, set a price alert or chat with FarmAdvisor.',
      link: { label: 'Sign Up', href: paths.register.href() },
    },
    {
      question: 'Do I need a password?',
      answer:
        'No. You enter your ten-digit mobile number, we send a six-digit code, and you type it in. The code is valid for two minutes.',
    },
    {
      question: 'I did not get the code. What can I do?',
      answer:
        'Check the number and the signal, and wait until the clock on the page reaches zero: then you can request a new code. We send up to five codes an hour to one number. An old code stops working as soon as we send a new one.',
    },
    {
      question: 'How long do I stay logged in?',
      answer:
        'Seven days on each device. Your profile shows every device that is logged in, and you can log out all of them together.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'I have lost my phone. What should I do?',
      answer:
        'Log in on another device with the same number, open your profile and choose ‘Log out everywhere’. Ask your mobile company to block the lost SIM, because the codes are sent to it.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'Do I have to give my Aadhaar number?',
      answer: 'No, it is optional. If you give it, we store only the last four digits.',
    },
    {
      question: 'Why can’t I change my Aadhaar or Farmer ID?',
      answer:
        'They show us that the account is yours if your phone number passes to somebody else, so you cannot change them later. Buyers do not see them. If one is wrong, write to us.',
      link: { label: 'Contact us', href: paths.contact.href() },
    },
    {
      question: 'How do I delete my account?',
      answer:
        'In your profile, under Your data. We send you a code. After you enter it, we hide your account immediately and erase it after 14 days. If you change your mind, log in before then and press ‘Keep my account’. First finish what you have agreed with others.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'How do I get a copy of my data?',
      answer:
        'In your profile, under Your data, press ‘Download my data’. You get one file with all the data we store about you, including your pictures.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'I was away for more than a year and my account is not found. What should I do?',
      answer:
        'Mobile companies give unused numbers to other people, so after a year without a login the number alone does not open an account. Write to us before you sign up again: once we know that the account is yours, we will open it for you.',
      link: { label: 'Contact us', href: paths.contact.href() },
    },
    {
      question: 'Who sees my mobile number?',
      answer:
        'Logged-in users who ask for it in a conversation about one of your crops, and the other person in an order or a booking: sellers and owners see the number of the buyer or renter immediately, and buyers and renters see yours after you accept. A machine’s page shows the contact number from its listing to logged-in users.',
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
        'From the daily reports of mandis on the government’s data.gov.in, if the operator of this site has set that up. Otherwise you see a sample list, marked as such. Every price shows its source and date.',
      link: { label: 'Go to market prices', href: paths.marketPrice.href() },
    },
    {
      question: 'Why is my mandi missing, or its price old?',
      answer:
        'A price appears when the mandi has reported it, and not every mandi reports every day. See nearby markets on the price’s own page.',
    },
    {
      question: 'What is the mandi price beside a crop in the shop?',
      answer:
        'The price of that crop at the nearest market, with place and day, and how far the farmer’s price is above or below it. If no market has reported in the last 14 days, no price is shown.',
    },
    {
      question: 'How do I get a price alert?',
      answer:
        'Set a level on the page of a price. When a report from that market reaches it, you get a notification at the bell. There are no alerts for the sample list.',
    },
    {
      question: 'How reliable is the weather forecast?',
      answer:
        'The next two or three days are fairly reliable, later days much less. The source and its time are below the forecast. Follow the warnings of the India Meteorological Department and your district first.',
      link: { label: 'See the weather', href: paths.weather.href() },
    },
    {
      question: 'Do I have to share my location?',
      answer:
        'No. You can type your city instead. If you share your location, it is rounded to about a kilometre before it leaves your device.',
    },
    {
      question: 'Is the crop calendar right for my village?',
      answer:
        'It follows the advice of Indian institutes, by state and climate zone. Your soil and water may need something else: ask your Krishi Vigyan Kendra.',
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
        'Sowing times, seed, water, fertiliser, pests, storage, and the weather and prices of a place, in English, Hindi or a mix of both. It searches this site and names the sources of its answers.',
      link: { label: 'Ask FarmAdvisor', href: paths.chatbot.href() },
    },
    {
      question: 'Can I rely on its answers?',
      answer:
        'They help you decide, but nobody has seen your field. Before you buy or spray anything, ask your Krishi Vigyan Kendra or call the Kisan Call Centre free at 1800-180-1551, and follow the label.',
    },
    {
      question: 'Who can read what I ask?',
      answer:
        'Only you. While you are logged in, we store your newest 200 messages so that the conversation can continue. You can delete them all with one button.',
      link: { label: 'Read the privacy policy', href: paths.privacyPolicy.href() },
    },
  ],
}

const technical: QuestionGroup = {
  id: 'this-site',
  title: 'Using this site',
  questions: [
    {
      question: 'Does it work on a slow or unreliable connection?',
      answer:
        'Yes, pages are small. Without a connection you can still read pages you opened recently, marked with their age. A listing you are writing stays on your phone until the connection is back.',
    },
    {
      question: 'How do I switch to Hindi?',
      answer: 'Use the button with अ/A at the top of each page. The site remembers it.',
    },
    {
      question: 'Is there an app in the app store?',
      answer:
        'No, and you do not need one: your browser can add KrishiHaat to the home screen, where it opens like an app.',
      link: { label: 'How to install it', href: `${paths.help.href()}#install` },
    },
    {
      question: 'Something does not work. What should I tell you?',
      answer:
        'What you wanted to do, what happened, and the reference number if the message shows one. It helps us find what went wrong.',
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
  software,
  technical,
]
