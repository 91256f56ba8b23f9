import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The privacy policy: true to what the software does; change it with the software. */
export const privacyPolicy: ArticleText = {
  title: 'Privacy Policy',
  subtitle:
    'What we keep about you, why and for how long, who sees it, how to delete it, and what we never do.',
  updated: '2026-11-20',
  sections: [
    {
      title: 'Logging in',
      paragraphs: [
        'Your account is your mobile number. To prove it is yours we send a one-time password by SMS. The password is stored only in scrambled form, works once, ends after 120 seconds, and five wrong tries destroy it.',
        'A session lasts seven days. Your browser keeps its key; we keep only a scrambled copy, the kind of browser, and when it was last used, so that you can see and end your sessions in your profile.',
        'That a code was asked for, for which number and from which internet address, is remembered for a day, to stop those who try numbers out.',
      ],
    },
    {
      title: 'Your profile',
      paragraphs: [
        'Name, e-mail, gender, date of birth and address are kept as long as you leave them in your profile; all of them are optional after sign-up. Your address line, e-mail, gender and date of birth are shown to nobody else.',
        'Aadhaar is optional. Of the number we store only the last four digits and a keyed hash: a fingerprint that shows whether two numbers are equal but cannot be turned back into the number.',
        'A farmer id, if you give one, is kept as it is. Both are shown to you alone, as dots and the last four characters.',
      ],
    },
    {
      title: 'What others see',
      paragraphs: [
        'A listing is public. It shows what you wrote, your photos, your name, your picture, your city and state, and whether we have verified you. A machine’s listing also shows the contact number you typed into it.',
        'Whoever is logged in and presses ‘Contact Farmer’ on one of your crops sees the mobile number of your account, so that they can call you.',
        'An archived listing is seen by you alone.',
      ],
    },
    {
      title: 'Photos',
      paragraphs: [
        'Every photo you upload is drawn anew on our server. The place where it was taken, the time and the camera, which phones hide inside the file, are gone before it is stored. Photos that no listing uses are deleted after a day.',
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
        'A request for a session keeps your crop, state, day and question, so that the expert can prepare. You and the operator see it. It is deleted a year after its day.',
      ],
    },
    {
      title: 'Messages and newsletter',
      paragraphs: [
        'A message from the contact form is kept for two years with the name and e-mail you typed, and your account if you were logged in; then it is deleted.',
        'The newsletter goes only to those who clicked the link in the first mail. An address that is not confirmed is deleted after 30 days, after 180 days where we could not send that mail. Every newsletter has a link that ends it with one click; the address is deleted 30 days later.',
        'A mail that waits to be sent is deleted as soon as it has left, after three days at the latest.',
      ],
    },
    {
      title: 'On your device',
      paragraphs: [
        'We set no advertising cookies. One cookie holds your language, so that a page comes in it at once. Your browser remembers the session key for seven days, the theme, and the state you last picked in the crop calendar.',
        'So that the site works without a line, your device also keeps the lists and pages you opened last for up to 30 days, and what you typed into a listing with its photos until it is sent, for 30 days at the longest. That stays on your device; clearing the site’s data in your browser deletes it.',
        'Our pages load nothing from other websites, so no one else learns that you were here.',
      ],
    },
    {
      title: 'Counting and protection',
      paragraphs: [
        'We count visits as one number. Views of a machine are counted once a day and visitor; for that a scrambled form of the internet address is kept for two days.',
        'To stop abuse we count requests from each internet address for minutes, and messages, codes and numbers looked up for a day. So that a tap on a bad line does not send the same thing twice, the answer to it is kept for a day.',
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
      title: 'Weather and price alerts',
      paragraphs: [
        'Only if you allow it, your browser tells where you are. It is rounded to about a kilometre before it leaves your device. Our server asks the weather service for that place or for the city you typed, without saying who asks.',
        'A price alert is kept until you delete it, or for 90 days after it has reached you. A notice is deleted 90 days after you have read it.',
      ],
    },
    {
      title: 'Who receives data',
      paragraphs: [
        'The SMS service that carries your code learns your number and the code. The mail service that carries our mails learns the address and the text. Weather, news and market services are asked by our server, so they see our address and not yours. We sell data to nobody.',
      ],
    },
    {
      title: 'Deleting, and your other rights',
      paragraphs: [
        'Listings can be archived, posts, price alerts, chats and sessions deleted or ended by yourself. To have your whole account deleted with everything that belongs to it, write to us from your e-mail or with your mobile number: we do it within 30 days.',
        'You may see, correct or delete what we hold about you, under the Digital Personal Data Protection Act, 2023. Most of it you can change in your profile; for the rest, write to us.',
      ],
      links: [
        { label: 'Contact us', href: paths.contactUs.href() },
        { label: 'My Profile', href: paths.myProfile.href() },
      ],
    },
  ],
}
