import { paths } from '#client/platform/paths/paths.ts'
import type { ArticleContent } from '../layout/article.tsx'

/** The privacy policy. It describes what the software does: update it with the software. */
export const privacyPolicy: ArticleContent = {
  title: 'Privacy Policy',
  subtitle:
    'What we store about you, why and for how long, who sees it, how to delete it, and what we never do.',
  updated: '2026-11-30',
  sections: [
    {
      title: 'Logging in',
      paragraphs: [
        'Your account is your mobile number. To prove it is yours we send a one-time password by SMS. The password is stored only in scrambled form, works once, ends after 120 seconds, and five wrong tries destroy it.',
        'A session lasts seven days. Your browser stores its key; we store only a scrambled copy, the kind of browser, and when it was last used, so that you can see and end your sessions in your profile.',
        'We record every request for a code, with its number and internet address, for a day, to stop people who try out numbers.',
        'We store the networks in which you have entered a correct code for 90 days, in scrambled form, so that a stranger who requests codes for your number cannot stop you from logging in.',
      ],
    },
    {
      title: 'Your profile',
      paragraphs: [
        'We store your name, e-mail, gender, date of birth and address as long as you leave them in your profile; all of them are optional after sign-up. Nobody else can see your address line, e-mail, gender and date of birth. Your UPI ID is shown only to a buyer who wants to pay by UPI, after you have accepted the order and until you have confirmed the payment.',
        'Aadhaar is optional. Of the number we store only the last four digits.',
        'If you give a farmer ID, we store it unchanged. Only you can see both, as dots and the last four characters.',
      ],
    },
    {
      title: 'What others see',
      paragraphs: [
        'A listing is public. It shows what you wrote, your photos, your name, your picture, your city and state, where you deliver and for how much, and whether we have verified you. If your profile has a PIN code, everyone also sees that PIN code, how far away it is, and its post office on a map, never your house. People who are logged in also see the contact number that you typed into a machine’s listing.',
        'Logged-in users who ask for it in a conversation about one of your crops see the mobile number of your account, so that they can call you.',
        'Everyone who sells or rents out has a public page with name, picture, place, listings and reviews. Only you can see an archived listing; in orders, bookings and conversations its name and first photo stay.',
      ],
    },
    {
      title: 'Cart and orders',
      paragraphs: [
        'Your cart is stored in your browser, or with your account when you are logged in; there we delete a crop 180 days after you last changed it.',
        'For an order, we store what was ordered, the price, your note, the payment method and each step with its time and reason. The seller sees it with your name, your number and, for delivery, the address that you typed; if the seller declines or the order expires, number and address are hidden from them again. You see the seller’s number after acceptance.',
        'We delete the delivery address 180 days after the last change of a finished order. We store the order itself, with the 12-digit reference that you gave, for both of you as long as your accounts exist, because it is the proof of a sale. Only the two of you can see that reference; we learn nothing about your bank.',
      ],
    },
    {
      title: 'Bookings',
      paragraphs: [
        'For a booking, we store the machine, days, price and each step with its time. The owner sees your name, your note and, while a request waits and after acceptance, your number; you see the owner’s number after acceptance. If the machine is brought to you, the owner also sees the PIN code, which we delete 180 days after the last change of a finished booking. We delete notes and reasons a year after the last day, and blocked days 30 days after they have passed.',
      ],
    },
    {
      title: 'Messages between people',
      paragraphs: [
        'Only the two of you can read your messages and their photos. We delete a conversation two years after its last message. If one of you reports a message, an operator sees it with up to three messages before and after it; we delete the report a year after its decision. We store whom you have blocked until you unblock them.',
      ],
    },
    {
      title: 'Reviews',
      paragraphs: [
        'A review is public, with your first name, the stars, your text and what was bought or rented. We store it as long as your accounts exist.',
      ],
    },
    {
      title: 'Reports and moderation',
      paragraphs: [
        'We store a report about a listing with your account until a year after its decision; the seller does not learn who sent it. Operators can look up people by name, place or number to check who sells, and see the numbers of both sides of a disputed order, to ask them. A permanent log records what an operator decides, about whom, when and why.',
      ],
    },
    {
      title: 'Second step at login, keys and other software',
      paragraphs: [
        'If you set up a second step at login, we store the name of a passkey and the part of it that proves who you are but opens nothing, the secret of an authenticator app in a form that only our server can open, and recovery codes in scrambled form, with the times at which they were used. We store them until you remove them.',
        'If you create a key (API key) for other software, we store its name, what it may do, when it was last used and from which network, without the last part of the address, and the key itself in scrambled form. The operator can see and stop it. We delete all this 30 days after the key has ended. A test key works in a sandbox, a shop with invented people, which is deleted 30 days after its last use.',
        'For such software we store for 30 days what happened to your orders, bookings, listings, reviews and messages. A webhook sends it to the address that you enter; we store that address until you delete the webhook, and what was sent for 30 days. What an assistant proposes to you, and your answer, is stored for 30 days.',
        'We store a file from which you import listings, row by row, for eight days, and the addresses of the pictures in it as long as your account exists.',
      ],
    },
    {
      title: 'Photos',
      paragraphs: [
        'Our server redraws every photo you upload. This removes the place, the time and the camera, which phones hide inside the file, before the photo is stored. We delete photos that no listing, message or order uses after a day.',
      ],
    },
    {
      title: 'Questions and answers in the community',
      paragraphs: [
        'What you write on the board is public, with your first name, the first letter of your surname, your city and your state. You can change or delete it at any time; deleting a question also deletes its answers.',
        'If you found an answer helpful or reported a post, we store this with your account, and only the operator can see it. We delete a report a year after its decision.',
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
        'We store a message from the contact form for two years with the name and e-mail you typed, and your account if you were logged in. Then we delete it.',
        'We send the newsletter only to people who clicked the link in the first e-mail. We delete an unconfirmed address after 30 days, or after 180 days if we could not send that e-mail. Every newsletter has a link that stops it with one click; we delete the address 30 days later.',
        'An e-mail waiting to be sent is deleted as soon as it is sent, after three days at the latest.',
      ],
    },
    {
      title: 'On your device',
      paragraphs: [
        'We set no advertising cookies. One cookie stores your language, so that pages open in it. Another stores for a year which style file your browser has, so that pages open faster. If the site has several database servers, a third stores for a day how recent our data for you must be, so that you see what you have just changed. None of them says who you are. Your browser stores the session key for seven days, the theme, and the state you last picked in the crop calendar.',
        'So that the site works without a connection, your device also stores the lists and pages you opened last for up to 30 days, and what you typed into a listing or a message, with its photos, until it is sent, for at most 30 days. An address that you type at the checkout stays in that tab until you order or close it. This data stays on your device; clearing the site’s data in your browser deletes it.',
        'Our pages load nothing from other websites, so no one else learns that you were here.',
      ],
    },
    {
      title: 'Counting and protection',
      paragraphs: [
        'We count visits as one number. Views of a machine are counted once a day and visitor; for that a scrambled form of the internet address is kept for two days.',
        'To stop abuse, we count requests from each internet address for minutes, and messages, codes, reports and viewed phone numbers for a day. So that a tap on a bad connection does not send the same thing twice, we store the answer to it for a day, and the key of an order for two days.',
        'When something fails, we log what failed under a request number, never your code or your session key.',
      ],
    },
    {
      title: 'FarmAdvisor',
      paragraphs: [
        'When you are logged in, we store your newest 200 messages with FarmAdvisor, so that you can read them again and it understands your next question. Only you can see them, and you can delete them all on its page. We do not store questions asked without logging in.',
        'The operator of this site may have set up an external service that writes the answers. That service then receives your question, the last messages of the conversation and, if you ask about them, your own listings, but not your name, phone number or e-mail.',
      ],
    },
    {
      title: 'Weather, alerts and notifications',
      paragraphs: [
        'A place that you choose is stored in your browser until you forget it, or until your session ends; if you say so, in your profile instead. The address of a list near it carries the PIN code, or the point rounded to about a kilometre: think of that before you share it.',
        'Your browser shares your location only if you allow it. It is rounded to about a kilometre before it leaves your device. Our server queries the weather service for that place or for the city you typed, without saying who you are.',
        'We store a price alert until you delete it, or for 90 days after it has reached you; your favourites and saved searches, with the place that they name, until you remove them; and which listings a saved search has found for 30 days. We delete a notification 90 days after you have read it, one that you have not read after a year at most, and its SMS from our list after two days. In your profile you choose which notifications you get.',
      ],
    },
    {
      title: 'Who receives data',
      paragraphs: [
        'The SMS service that sends your codes and notifications learns your number and the text: for an order or booking its number, what it is, the days or the amount, and a name. The mail service that sends our e-mails learns the address and the text. Software and assistants that have a key of yours, and the addresses of your webhooks, receive what you allow them. Our server queries the weather, news and market services, so they see our address and not yours. We sell data to nobody.',
      ],
    },
    {
      title: 'Deleting, and your other rights',
      paragraphs: [
        'You can archive listings, delete posts, price alerts and chats, and end sessions yourself. In your profile, under Your data, you can download everything we store about you, and delete your account.',
        'A deleted account is hidden immediately and erased after 14 days; until then you can log in and keep it. Orders, bookings, reviews, messages and answered questions stay with the people you dealt with, under the name “A former member” and without your number, e-mail, address and full name. Reports that you made stay until a year after their decision. Backups that the operator of this site makes are overwritten in time.',
        'Mobile companies give unused numbers to other people. So that nobody inherits your account with your old number, an account that was not used for a year is not opened by its number alone: if somebody signs up with that number, the old account is hidden and, after 90 days, erased. Write to us before that if it is yours.',
        'If you wrote to us or subscribed without logging in, we store this under your e-mail address only. Write to us to have it deleted sooner.',
        'You may see, correct or delete what we hold about you, under the Digital Personal Data Protection Act, 2023. Most of it you can change in your profile; for the rest, write to us.',
      ],
      links: [
        { label: 'Contact us', href: paths.contactUs.href() },
        { label: 'My Profile', href: paths.myProfile.href() },
      ],
    },
  ],
}
