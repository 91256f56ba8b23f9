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
      question: 'Somebody bothers me. What can I do?',
      answer:
        'Open ‘More’ at the top of the conversation. ‘Block’ keeps them from writing to you, about anything; you can undo it. ‘Report’ shows us the message that you choose.',
    },
    {
      question: 'Who can read my messages?',
      answer:
        'You and the other side. Only when one of you reports a message, an operator sees that one and up to three before and after it, nothing else.',
      link: { label: 'Read the privacy policy', href: paths.privacyPolicy.href() },
    },
    {
      question: 'Who can write a review?',
      answer:
        'Only people who have dealt with each other: once after a delivered order or a finished booking, within 90 days, with one to five stars and a few words. Everybody can read it, with your first name, and it cannot be changed. Nobody can buy stars.',
    },
    {
      question: 'What does the tick beside a name mean?',
      answer:
        'That we have checked who the person is. It says nothing about the goods: look at them before you pay.',
    },
    {
      question: 'A listing looks like fraud. How do I report it?',
      answer:
        'Press ‘Report this listing’ on its page and say what is wrong. The seller is not told who reported. Our people look at it and hide it where that is right.',
    },
    {
      question: 'How do I see through a fraud?',
      answer:
        'To get money one never enters a PIN, scans a code or accepts a request: who asks for that wants yours. Pay only in cash, or to the UPI ID in your order, and never for us: KrishiHaat takes no money and never asks for your code. Money gone all the same? Call 1930, the helpline against cyber fraud, at once.',
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
      question: 'Of what am I told by SMS?',
      answer:
        'Of the few things that cannot wait: a new order, your order accepted or on its way, a request for your machine, your request answered. At most 20 in a day, in your language; everything else is told at the bell.',
    },
    {
      question: 'How do I switch the SMS off?',
      answer:
        'In your profile under Notices, for orders and for bookings separately. There you can also mute prices, answers and reviews at the bell; orders and bookings always show there.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
  ],
}
