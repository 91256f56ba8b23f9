import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The frequently asked questions. */
export const faq: ArticleText = {
  title: 'Frequently Asked Questions',
  subtitle: 'Short answers about accounts, selling and renting.',
  scene: 'people',
  sections: [
    {
      title: 'Your account',
      questions: [
        {
          question: 'Do I need a password?',
          answer:
            'No. You give your ten-digit mobile number, we send a six-digit code, and you type it in. The code is good for two minutes.',
        },
        {
          question: 'How long do I stay logged in?',
          answer:
            'Seven days on each device. In your profile you see every device that is logged in, and you can log all of them out at once.',
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
        },
      ],
    },
    {
      title: 'Selling and buying',
      questions: [
        {
          question: 'What does it cost to list a crop?',
          answer: 'Nothing. Listing crops and machines is free.',
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
        },
        {
          question: 'What happens after the expiry date?',
          answer: 'The crop stays visible and is marked as expired; it cannot be bought any more.',
        },
      ],
    },
    {
      title: 'Renting',
      questions: [
        {
          question: 'How long can I rent a machine?',
          answer: 'From 1 to 30 days in one go, inside the dates the owner has set.',
        },
        {
          question: 'Who checks the machines?',
          answer:
            'The owner declares that the safety check has passed. We do not inspect machines ourselves, so look at it before you start.',
        },
      ],
    },
    {
      title: 'Still a question?',
      links: [
        { label: 'Go to help', href: paths.help.href() },
        { label: 'Contact us', href: paths.contactUs.href() },
      ],
    },
  ],
}
