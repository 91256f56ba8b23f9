import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The privacy policy: true to what the software does; change it with the software. */
export const privacyPolicy: ArticleText = {
  title: 'Privacy Policy',
  subtitle: 'What we keep, why, for how long, and what we never do.',
  updated: '2026-11-20',
  sections: [
    {
      title: 'Logging in',
      paragraphs: [
        'Your account is your mobile number. To prove it is yours we send a one-time password by SMS. The password is stored only in scrambled form, works once, ends after 120 seconds, and five wrong tries destroy it.',
        'A session lasts seven days. Your browser keeps its key; we keep only a scrambled copy, the kind of browser, and when it was last used, so that you can see and end your sessions in your profile.',
      ],
    },
    {
      title: 'Your profile',
      paragraphs: [
        'Name, e-mail, gender, date of birth and address are kept as long as you leave them in your profile; all of them are optional after sign-up. Your address line, e-mail, gender and date of birth are shown to nobody else.',
        'Aadhaar is optional. Of the number we store only the last four digits and a keyed hash: a fingerprint that shows whether two numbers are equal but cannot be turned back into the number.',
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
      title: 'On your device',
      paragraphs: [
        'We set no advertising cookies. Your browser remembers the session key, the language, the theme and the state you last picked in the crop calendar. Our pages load nothing from other websites, so no one else learns that you were here.',
      ],
    },
    {
      title: 'Counting and protection',
      paragraphs: [
        'We count visits as one number. To stop abuse we count requests from each internet address for a short time. When something fails, we log what failed under a request number, never your code or your session key.',
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
        'The SMS service that carries your code learns your number and the code. We sell data to nobody.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You may see, correct or delete what we hold about you, under the Digital Personal Data Protection Act, 2023. Most of it you can change in your profile; for the rest, write to us.',
      ],
      links: [{ label: 'Contact us', href: paths.contactUs.href() }],
    },
  ],
}
