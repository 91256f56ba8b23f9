import { paths } from '../../core/paths.ts'
import type { QuestionGroup } from './help.types.ts'

const account: QuestionGroup = {
  id: 'account',
  title: 'Your account',
  questions: [
    {
      question: 'What does KrishiHaat cost?',
      answer:
        'Nothing. Looking around, listing crops and machines, prices, weather and FarmAdvisor are all free of charge.',
    },
    {
      question: 'Do I need an account to look around?',
      answer:
        'No. The shop, machines, prices, weather, crop calendar and all articles are open to everybody. You need an account to list something, to see a farmer’s number, to set a price alert and to chat with FarmAdvisor.',
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
      answer:
        'No, it is optional. If you give it, we keep only its last four digits and a scrambled fingerprint of it that cannot be read back.',
    },
    {
      question: 'Why can’t I change my Aadhaar or Farmer ID?',
      answer:
        'They say who you are to buyers, so they are fixed once given. If one is wrong, write to us.',
      link: { label: 'Contact us', href: paths.contact.href() },
    },
    {
      question: 'Who sees my mobile number?',
      answer:
        'Only people who are logged in and press ‘Contact Farmer’ on one of your crops. A machine shows the contact number that you type into its listing.',
      link: { label: 'Read the privacy policy', href: paths.privacyPolicy.href() },
    },
  ],
}

const selling: QuestionGroup = {
  id: 'selling',
  title: 'Selling and buying',
  questions: [
    {
      question: 'How do I sell a crop?',
      answer:
        'Log in, open the dashboard and choose Add Crop. Give the name, your price, the quantity and the two dates; photos help a lot. The crop is in the shop at once.',
      link: { label: 'List a crop', href: paths.addCrop.href() },
    },
    {
      question: 'Can I order and pay online?',
      answer:
        'Not yet: ordering is being built. Today you contact the farmer from the crop’s page and agree on quantity, payment and delivery with each other. KrishiHaat takes no money, so never pay anybody who says to collect it for us.',
    },
    {
      question: 'How do I reach the seller of a crop?',
      answer:
        'Open the crop and press ‘Contact Farmer’. When you are logged in, you see the number and can call.',
      link: { label: 'Browse the shop', href: paths.shop.href() },
    },
    {
      question: 'What does the tick beside a name mean?',
      answer:
        'That we have checked who the person is. It says nothing about the goods: look at them before you pay.',
    },
    {
      question: 'Which photos can I upload?',
      answer:
        'Up to five, each under 2 MB, as JPEG, PNG, WebP or AVIF. The place where the photo was taken is removed before it is stored.',
    },
    {
      question: 'How do I hide a listing for some time?',
      answer:
        'Edit it and tick ‘Archive this listing?’. Only you see it then, until you untick it.',
      link: { label: 'My Crops', href: paths.myCrops.href() },
    },
    {
      question: 'What happens after the expiry date?',
      answer: 'The crop stays visible and is marked as expired; it cannot be bought any more.',
    },
  ],
}

const renting: QuestionGroup = {
  id: 'renting',
  title: 'Renting',
  questions: [
    {
      question: 'How do I rent a machine?',
      answer:
        'Open Rental, choose a machine and set the days: the total is shown. Then call the owner and settle day, fuel and driver. Booking online is being built.',
      link: { label: 'See machines', href: paths.rental.href() },
    },
    {
      question: 'How long can I rent a machine?',
      answer: 'From 1 to 30 days in one go, inside the dates the owner has set.',
    },
    {
      question: 'Who checks the machines?',
      answer:
        'The owner declares that the safety check has passed. We do not inspect machines ourselves, so look at it before you start.',
      link: {
        label: 'What to check before you rent',
        href: paths.blogArticle.href('renting-a-tractor'),
      },
    },
    {
      question: 'Are diesel and driver in the price?',
      answer:
        'That is for the owner to say. Read the description, and ask before you agree: with or without diesel, with or without a driver, and who pays for bringing the machine.',
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

/** The frequently asked questions: true to what the product does today. */
export const questionGroups: QuestionGroup[] = [
  account,
  selling,
  renting,
  knowing,
  advisor,
  technical,
]
