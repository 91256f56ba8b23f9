import { paths } from '#client/platform/paths/paths.ts'
import type { QuestionGroup } from './help.types.ts'

export const trust: QuestionGroup = {
  id: 'trust',
  title: 'Messages, reviews and safety',
  questions: [
    {
      question: 'How do I reach a seller or an owner?',
      answer:
        'Press ‘Contact Farmer’ or ‘Contact Owner’ and write, with photos if you like. ‘Show number’ in the conversation gives you the number to call.',
      link: { label: 'My messages', href: paths.messages.href() },
    },
    {
      question: 'Someone is bothering me. What can I do?',
      answer:
        'Open ‘More’ at the top of the conversation. ‘Block’ stops them from writing to you about anything; you can undo it. ‘Report’ shows us the message you choose.',
    },
    {
      question: 'Who can read my messages?',
      answer:
        'You and the other person. Only if one of you reports a message does an admin see it, with up to three messages before and after it, and nothing else.',
      link: { label: 'Read the privacy policy', href: paths.privacyPolicy.href() },
    },
    {
      question: 'Who can write a review?',
      answer:
        'Only people who have dealt with each other: once after a delivered order or a finished booking, within 90 days, with one to five stars and a few words. A buyer can write one too when the seller does not confirm the payment within a week, or confirms it but does not send the goods within a week or cancels the order. Everyone can read it, with your first name, and you cannot change it. Nobody can buy stars.',
    },
    {
      question: 'What does the tick beside a name mean?',
      answer:
        'We have checked who the person is. It says nothing about the goods: look at them before you pay.',
    },
    {
      question: 'A listing looks like fraud. How do I report it?',
      answer:
        'Press ‘Report this listing’ on its page and say what is wrong. The seller does not learn who reported it. Our team checks the listing and hides it if needed.',
    },
    {
      question: 'How do I recognise fraud?',
      answer:
        'You never need to enter a PIN, scan a code or accept a request to receive money: anyone who asks for that wants your money. Pay only in cash or to the UPI ID in your order, and never to us: KrishiHaat takes no money and never asks for your code. Lost money anyway? Call 1930, the cyber fraud helpline, immediately.',
      link: {
        label: 'Paying without worry',
        href: paths.blogArticle.href('buying-straight-from-a-farmer'),
      },
    },
  ],
}

export const notifications: QuestionGroup = {
  id: 'notices',
  title: 'Bell and SMS',
  questions: [
    {
      question: 'What do I get by SMS?',
      answer:
        'What cannot wait: a new order, your order accepted or on its way, a request for your machine, your request answered, at most 20 a day; and a change that concerns the security of your account. If you switch it on, one a day also tells you what is new in your saved searches. Everything else appears at the bell.',
    },
    {
      question: 'How do I switch the SMS off?',
      answer:
        'In your profile under Notifications, separately for orders, bookings and saved searches; the SMS about the security of your account always come. There you can also mute prices, saved searches, answers and reviews at the bell; orders and bookings always appear there.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
  ],
}
