import { paths } from '#client/platform/paths/paths.ts'
import { placeDataCredit } from '#shared/place/place-credit.constants.ts'
import type { ArticleContent } from '../layout/article.tsx'

/** The terms of service. */
export const termsOfService: ArticleContent = {
  title: 'Terms of Service',
  subtitle:
    'The rules of this market in plain words: your account, listings, orders, bookings, reviews, messages, the community, advice and liability.',
  updated: '2026-11-21',
  sections: [
    {
      title: 'What KrishiHaat is',
      paragraphs: [
        'KrishiHaat is a place where farmers, buyers and machine owners meet. A sale or a rental is an agreement between the two of you; we are not a party to it, hold no goods and take no money.',
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
        'Describe exactly what you have: quantity, quality, dates and price.',
        'Use your own photos of the thing you offer.',
        'Mark produce as organic only if it is, and a machine as safety-checked only if it was.',
        'Nothing stolen, forbidden or dangerous, and no seed or pesticide that needs a licence you do not hold.',
      ],
    },
    {
      title: 'Buying and renting',
      paragraphs: [
        'An order or a request is your offer; the agreement is made when the seller or the owner accepts it, within 24 hours, at the price shown. Accept only what you can supply, and order only what you want to buy.',
        'Buyers pay sellers directly, in cash or by UPI, never through us. A payment counts as made when the person who receives it confirms it. Confirm what you have received, and refund what was paid for an order that you cancel.',
        'Use the other person’s number and address only for this sale or rental.',
        'Check the goods when you receive them and the machine before you use it. Return it on the agreed day and in the condition in which you got it. Renter and owner settle any damage between themselves.',
      ],
    },
    {
      title: 'Reviews and messages',
      points: [
        'Review only what you have experienced yourself, honestly and without insults. Do not buy, sell or demand stars.',
        'Write to others about their offers and your dealings: no advertising, no threats, never asking for codes, or for money before an order is accepted.',
      ],
    },
    {
      title: 'In the community',
      points: [
        'Ask and answer as you would at the tea stall of your village: politely, in your own words, about farming.',
        'No advertising, no phone numbers of other people, nothing that could hurt those who try it.',
        'A post that several people report is hidden until we have checked it.',
      ],
    },
    {
      title: 'Sessions and workshops',
      paragraphs: [
        'A session with an expert is a request until it is confirmed. You can cancel it; so can the expert, and then we will notify you.',
      ],
    },
    {
      title: 'Advice',
      paragraphs: [
        'Guides, forecasts, prices and answers help you decide; they do not replace an expert who has seen your field. Follow the label of every product you use.',
      ],
    },
    {
      title: 'Places and distances',
      paragraphs: [
        'A listing is at the point of its seller’s PIN code, never at a house. Distances are as the crow flies from there, so a road is longer.',
        placeDataCredit,
      ],
    },
    {
      title: 'What we may do',
      paragraphs: [
        'We may hide a listing, a review or a reported message, remove a post, remove the tick or close an account if these rules or the law are broken; for a listing or a post we tell you why, and we record each such decision. The tick means that we have checked who somebody is. It does not guarantee goods or payment. We may change the service; we announce important changes to these terms here with their date.',
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
