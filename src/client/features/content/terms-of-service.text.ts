import { paths } from '../../core/paths.ts'
import type { ArticleText } from './article.tsx'

/** The terms of service. */
export const termsOfService: ArticleText = {
  title: 'Terms of Service',
  subtitle:
    'The rules of this market in plain words: your account, listings, buying and renting, the community, advice and liability.',
  updated: '2026-11-20',
  sections: [
    {
      title: 'What KrishiHaat is',
      paragraphs: [
        'KrishiHaat is a place where farmers, buyers and machine owners meet. A sale or a rental is an agreement between the two of you; we are not a party to it and hold no goods.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'One person, one mobile number, one account. Keep your codes to yourself: we never ask for them by phone. You must be 18 or older to sell or to rent.',
      ],
    },
    {
      title: 'Listings',
      points: [
        'Describe what you really have: quantity, quality, dates and price.',
        'Use your own photos of the thing you offer.',
        'Mark produce as organic only if it is, and a machine as safety-checked only if it was.',
        'Nothing stolen, forbidden or dangerous, and no seed or pesticide that needs a licence you do not hold.',
      ],
    },
    {
      title: 'Buying and renting',
      paragraphs: [
        'Check the goods when you receive them and the machine before you use it. Bring it back on the agreed day and in the state you got it. Damage is settled between renter and owner.',
      ],
    },
    {
      title: 'In the community',
      points: [
        'Ask and answer as you would at the tea stall of your village: politely, in your own words, about farming.',
        'No advertising, no phone numbers of other people, nothing that could hurt those who try it.',
        'A post that several people report is hidden until we have looked at it.',
      ],
    },
    {
      title: 'Sessions and workshops',
      paragraphs: [
        'A session with an expert is a request until it is confirmed. You can cancel it; so can the expert, and then we tell you.',
      ],
    },
    {
      title: 'Advice',
      paragraphs: [
        'Guides, forecasts, prices and answers help you to decide; they do not replace an expert who has seen your field. Follow the label of every product you use.',
      ],
    },
    {
      title: 'What we may do',
      paragraphs: [
        'We may hide a listing or close an account that breaks these rules or the law, and we will say why. We may change the service; important changes to these terms are announced here with their date.',
      ],
    },
    {
      title: 'Liability and law',
      paragraphs: [
        'The service is free and given as it is. We answer for harm that we cause on purpose or by gross neglect, and where the law does not allow less. Indian law applies; the courts of Sultanpur, Uttar Pradesh, are responsible.',
      ],
      links: [{ label: 'Privacy Policy', href: paths.privacyPolicy.href() }],
    },
  ],
}
