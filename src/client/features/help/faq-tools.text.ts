import { paths } from '#client/platform/paths/paths.ts'
import type { QuestionGroup } from './help.types.ts'

export const software: QuestionGroup = {
  id: 'software',
  title: 'Other software and assistants',
  questions: [
    {
      question: 'Can my billing or stock software work with my shop?',
      answer:
        'Yes. Open Integrations in the menu, create a key and choose what it may do. The key is shown once: keep it like a password. You can revoke it at any time, and the program stops working at once.',
      link: { label: 'Your API keys', href: paths.integrations.href() },
    },
    {
      question: 'An assistant has proposed something. Has it been done already?',
      answer:
        'No. What an assistant proposes, an order or a new price for example, waits for you under Proposals. Look at it and press ‘Confirm’. If you do not confirm it within 24 hours, nothing happens.',
      link: { label: 'Proposals', href: paths.proposals.href() },
    },
    {
      question: 'Can a program try things out without real orders?',
      answer:
        'Yes, with a test key. It works in a market of its own with two invented people, a seller and a buyer. Nothing there is real, and no SMS is sent.',
      link: { label: 'Your API keys', href: paths.integrations.href() },
    },
    {
      question: 'How does my software learn of a new order?',
      answer:
        'Open Webhooks in the menu and give its web address. We then tell it at once about orders, payments, bookings and what else you choose.',
      link: { label: 'Webhooks', href: paths.webhooks.href() },
    },
    {
      question: 'Can I list many things at once?',
      answer:
        'Yes, from an Excel or CSV file. You see what is wrong in which row before anything is listed, and you can undo an import.',
      link: { label: 'From a file, step by step', href: `${paths.help.href()}#list-from-a-file` },
    },
  ],
}
