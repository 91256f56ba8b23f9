import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The help page. */
export const help: ArticleText = {
  title: 'Help',
  subtitle: 'Step by step through the things people do most.',
  scene: 'people',
  sections: [
    {
      title: 'Log in or sign up',
      steps: [
        'Choose Log In, or Sign Up if you are new.',
        'Type your ten-digit mobile number, without +91.',
        'Type the six-digit code from the SMS within two minutes. If it does not come, wait for the clock to reach zero and ask for a new one.',
      ],
      links: [
        { label: 'Log In', href: paths.login.href() },
        { label: 'Sign Up', href: paths.register.href() },
      ],
    },
    {
      title: 'List a crop',
      steps: [
        'Open the dashboard and choose Add Crop.',
        'Add photos, name, price, quantity and the two dates.',
        'Send it. The crop is in the shop at once.',
      ],
      links: [{ label: 'List a crop', href: paths.addCrop.href() }],
    },
    {
      title: 'Rent or lend a machine',
      steps: [
        'To rent, open Rental, choose a machine and set the days: the total is shown.',
        'To lend, open the dashboard and choose Add Equipment; at least one photo is needed.',
      ],
      links: [
        { label: 'See machines', href: paths.rental.href() },
        { label: 'List your machine', href: paths.addEquipment.href() },
      ],
    },
    {
      title: 'If something goes wrong',
      points: [
        'An error box has a ‘Try again’ button: a weak connection is the most common reason.',
        'If a message shows a request number, send it to us: with it we find what happened.',
        'Lost your phone? Log in on another one, open your profile and choose Log out everywhere.',
      ],
      links: [
        { label: 'Frequently Asked Questions', href: paths.faq.href() },
        { label: 'Contact us', href: paths.contactUs.href() },
      ],
    },
  ],
}
