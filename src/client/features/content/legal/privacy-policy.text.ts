import { paths } from '#client/platform/paths/paths.ts'
import type { ArticleText } from '../layout/article.tsx'

/** The privacy policy. It describes what the software does: update it with the software. */
export const privacyPolicy: ArticleText = {
  title: 'Privacy Policy',
  subtitle:
    'What we store about you, why and for how long, who sees it, how to delete it, and what we never do.',
  updated: '2026-11-24',
  sections: [
    {
      title: 'Logging in',
      paragraphs: [
        'Your account is your mobile number. To prove it is yours we send a one-time password by SMS. The password is stored only in scrambled form, works once, ends after 120 seconds, and five wrong tries destroy it.',
        'A session lasts seven days. Your browser keeps its key; we keep only a scrambled copy, the kind of browser, and when it was last used, so that you can see and end your sessions in your profile.',
        'That a code was asked for, for which number and from which internet address, is remembered for a day, to stop those who try numbers out.',
        'The networks in which you have entered a right code are remembered for 90 days, in scrambled form, so that a stranger who asks for codes for your number cannot keep you from logging in.',
      ],
    },
    {
      title: 'Your profile',
      paragraphs: [
        'Name, e-mail, gender, date of birth and address are kept as long as you leave them in your profile; all of them are optional after sign-up. Your address line, e-mail, gender and date of birth are shown to nobody else. Your UPI ID is shown only to a buyer who wants to pay by UPI, after you have accepted the order and until you have confirmed the payment.',
        'Aadhaar is optional. Of the number we store only the last four digits.',
        'A farmer id, if you give one, is kept as it is. Both are shown to you alone, as dots and the last four characters.',
      ],
    },
    {
      title: 'What others see',
      paragraphs: [
        'A listing is public. It shows what you wrote, your photos, your name, your picture, your city and state, and whether we have verified you. People who are logged in also see the contact number that you typed into a machine’s listing.',
        'Whoever is logged in and asks for it in a conversation about one of your crops sees the mobile number of your account, so that they can call you.',
        'Who sells or rents out has a public page with name, picture, place, listings and reviews. An archived listing is seen by you alone; in orders, bookings and conversations its name and first photo stay.',
      ],
    },
    {
      title: 'Cart and orders',
      paragraphs: [
        'A cart is kept in your browser, or with your account when you are logged in; there a crop is forgotten 180 days after you last changed it.',
        'An order keeps what was ordered, the price, your note, the way of paying and each step with its time and reason. The seller sees it with your name, your number and, for delivery, the address that you typed; when the seller declines or it ends unaccepted, number and address are hidden from them again. You see the seller’s number after acceptance.',
        'The delivery address is deleted 180 days after an order was last changed and is over. The order itself, with the 12-digit reference that you gave, is kept for both of you as long as your accounts are, since it is the proof of a sale. That reference is seen by the two of you alone; of your bank we learn nothing.',
      ],
    },
    {
      title: 'Bookings',
      paragraphs: [
        'A booking keeps machine, days, price and each step with its time. The owner sees your name, your note and, while a request waits and after a yes, your number; you see the owner’s number after a yes. Notes and reasons are emptied a year after the last day. Days that an owner blocked are deleted 30 days after they are over.',
      ],
    },
    {
      title: 'Messages between people',
      paragraphs: [
        'Messages and their photos are read by the two of you. A conversation is deleted two years after its last message. When one of you reports a message, an operator sees that one and up to three before and after it; the report is deleted a year after it was decided about. Whom you have blocked is kept until you unblock them.',
      ],
    },
    {
      title: 'Reviews',
      paragraphs: [
        'A review is public with your first name, the stars, your words and what was bought or rented. It is kept as long as your accounts are.',
      ],
    },
    {
      title: 'Reports and moderation',
      paragraphs: [
        'A report about a listing is kept with your account until a year after it was decided about; the seller is not told who reported. Operators can look up people by name, place or number to check who sells. What an operator decides, about whom, when and why, is written into a log that is kept.',
      ],
    },
    {
      title: 'Photos',
      paragraphs: [
        'Every photo you upload is drawn anew on our server. The place where it was taken, the time and the camera, which phones hide inside the file, are gone before it is stored. Photos that nothing uses, no listing, message or order, are deleted after a day.',
      ],
    },
    {
      title: 'Questions and answers in the community',
      paragraphs: [
        'What you write on the board is public, with your first name, the first letter of your surname, your city and your state. You can change or delete it at any time; with a question its answers go too.',
        'That you found an answer helpful, or reported a post, is kept with your account and shown to nobody but the operator. A report is deleted a year after it was decided about.',
      ],
    },
    {
      title: 'Sessions with an expert',
      paragraphs: [
        'We store the crop, state, day and question of a session request, so that the expert can prepare. You and the operator can see it. We delete it a year after its day.',
      ],
    },
    {
      title: 'Contact form and newsletter',
      paragraphs: [
        'A message from the contact form is kept for two years with the name and e-mail you typed, and your account if you were logged in; then it is deleted.',
        'The newsletter goes only to those who clicked the link in the first mail. An address that is not confirmed is deleted after 30 days, after 180 days where we could not send that mail. Every newsletter has a link that ends it with one click; the address is deleted 30 days later.',
        'An e-mail waiting to be sent is deleted as soon as it is sent, after three days at the latest.',
      ],
    },
    {
      title: 'On your device',
      paragraphs: [
        'We set no advertising cookies. One cookie holds your language, so that a page comes in it at once. Your browser remembers the session key for seven days, the theme, and the state you last picked in the crop calendar.',
        'So that the site works without a line, your device also keeps the lists and pages you opened last for up to 30 days, and what you typed into a listing or a message with its photos until it is sent, for 30 days at the longest. An address that you type at the checkout stays in that tab until you order or close it. That stays on your device; clearing the site’s data in your browser deletes it.',
        'Our pages load nothing from other websites, so no one else learns that you were here.',
      ],
    },
    {
      title: 'Counting and protection',
      paragraphs: [
        'We count visits as one number. Views of a machine are counted once a day and visitor; for that a scrambled form of the internet address is kept for two days.',
        'To stop abuse we count requests from each internet address for minutes, and messages, codes, reports and numbers looked up for a day. So that a tap on a bad line does not send the same thing twice, the answer to it is kept for a day, of an order the key for two.',
        'When something fails, we log what failed under a request number, never your code or your session key.',
      ],
    },
    {
      title: 'FarmAdvisor',
      paragraphs: [
        'When you are logged in, your newest 200 messages with FarmAdvisor are kept, so that you can read them again and it understands what you ask next. Only you see them, and you can delete them all on its page. Of questions asked without logging in nothing is kept.',
        'The operator of this site may have set up an outside service that writes the answers. Then it receives your question, the last messages of the conversation and, if you ask about them, your own listings; your name, phone number and e-mail are not sent along.',
      ],
    },
    {
      title: 'Weather, alerts and notifications',
      paragraphs: [
        'Only if you allow it, your browser tells where you are. It is rounded to about a kilometre before it leaves your device. Our server asks the weather service for that place or for the city you typed, without saying who asks.',
        'We store a price alert until you delete it, or for 90 days after it has reached you. We delete a notification 90 days after you have read it, and its SMS from our list after two days. In your profile you choose which notifications you get.',
      ],
    },
    {
      title: 'Who receives data',
      paragraphs: [
        'The SMS service that sends your codes and notifications learns your number and the text: for an order or booking its number, what it is, the days or the amount, and a name. The mail service that sends our e-mails learns the address and the text. Our server queries the weather, news and market services, so they see our address and not yours. We sell data to nobody.',
      ],
    },
    {
      title: 'Deleting, and your other rights',
      paragraphs: [
        'Listings can be archived, posts, price alerts, chats and sessions deleted or ended by yourself. In your profile, under Your data, you can download everything that we keep about you, and delete your account.',
        'A deleted account is hidden at once and erased after 14 days; until then you can log in and keep it. Orders, bookings, reviews, messages and answered questions stay with the people you dealt with, under the name “A former member” and without your number, e-mail, address and full name. Reports that you made stay until a year after they were decided about. Backups that the operator of this site makes are overwritten in time.',
        'Mobile companies give unused numbers to other people. So that nobody inherits your account with your old number, an account that was not used for a year is not opened by its number alone: if somebody signs up with that number, the old account is hidden and, after 90 days, erased. Write to us before that if it is yours.',
        'What you wrote to us, or subscribed to, without being logged in is kept under your e-mail address only. Write to us to have it deleted sooner.',
        'You may see, correct or delete what we hold about you, under the Digital Personal Data Protection Act, 2023. Most of it you can change in your profile; for the rest, write to us.',
      ],
      links: [
        { label: 'Contact us', href: paths.contactUs.href() },
        { label: 'My Profile', href: paths.myProfile.href() },
      ],
    },
  ],
}
