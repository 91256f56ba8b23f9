import { paths } from '#client/platform/paths/paths.ts'
import type { QuestionGroup } from './help.types.ts'

export const buying: QuestionGroup = {
  id: 'buying',
  title: 'Buying',
  questions: [
    {
      question: 'How do I order a crop?',
      answer:
        'Open the crop, choose the quantity and press ‘Add to Cart’. In the cart press ‘Go to checkout’, choose delivery or pick-up, cash or UPI, and press ‘Place order’. Each seller in your cart gets an order of their own.',
      link: { label: 'How to order, step by step', href: `${paths.help.href()}#order-a-crop` },
    },
    {
      question: 'Do I need an account for the cart?',
      answer:
        'No. Without one the cart is kept in your browser; when you log in, it is joined to the one of your account. Only to order you have to be logged in.',
    },
    {
      question: 'How do I pay for an order?',
      answer:
        'The seller directly: in cash when you get it, or by UPI once the seller has accepted. KrishiHaat takes no money, so never pay anybody who says to collect it for us.',
    },
    {
      question: 'How does paying by UPI work?',
      answer:
        'When the seller has accepted, your order shows their UPI ID, a code to scan and a button that opens your UPI app. After paying, type the 12-digit reference that the app shows and press ‘I have paid’. It counts as paid when the seller has seen the money and confirms it.',
      link: { label: 'Paying by UPI, step by step', href: `${paths.help.href()}#pay-by-upi` },
    },
    {
      question: 'Why can’t I choose UPI?',
      answer:
        'A seller in your cart has given no UPI ID. Choose cash, or order from that seller on their own.',
    },
    {
      question: 'What if the seller does not answer?',
      answer:
        'A seller has 24 hours to accept. Without an answer the order ends by itself, you pay nothing, and the stock is free again.',
    },
    {
      question: 'Is what I order kept for me?',
      answer:
        'Yes. The moment you order, it is taken out of the stock, and nobody else can buy it. When an order is declined, cancelled or not answered, it goes back. In the cart nothing is kept for you: before you order, the cart says what has another price by now or is sold out.',
    },
    {
      question: 'Can I cancel an order?',
      answer:
        'Yes, until it is sent; with UPI until you have given the payment reference or the seller has confirmed the money. Press ‘Cancel order’ in the order. The seller can cancel too, but has to say why.',
    },
    {
      question: 'I have paid, and the order was cancelled. What now?',
      answer:
        'The money went straight to the seller, so it has to come back from the seller: their number and your conversation are in the order. We never had it and cannot pay it back. If the seller does not answer, tell us, and ask your bank with the 12-digit reference.',
      link: { label: 'Contact us', href: paths.contact.href() },
    },
  ],
}

export const selling: QuestionGroup = {
  id: 'selling',
  title: 'Selling',
  questions: [
    {
      question: 'How do I sell a crop?',
      answer:
        'Log in, open the dashboard and choose Add Crop. Give the name, your price, the quantity and the two dates; photos help a lot. The crop is in the shop at once, and orders come to your dashboard.',
      link: { label: 'List a crop', href: paths.addCrop.href() },
    },
    {
      question: 'How do I learn of an order?',
      answer:
        'By SMS, at the bell, and under Orders in the dashboard. Accept or decline it within 24 hours; after that it ends by itself and the stock is free again.',
      link: { label: 'See my sales', href: paths.sellerOrders.href() },
    },
    {
      question: 'How do I get my money?',
      answer:
        'From the buyer, directly: in cash, or by UPI if you have put your UPI ID into your profile. With UPI look into your bank or UPI app first, then press ‘Confirm payment’, and only then send the goods. A reference or a screenshot alone is no money.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'Who sees my UPI ID?',
      answer:
        'Only a buyer who wants to pay by UPI, after you have accepted their order and until you have confirmed the payment.',
    },
    {
      question: 'Must I lower the stock after a sale?',
      answer:
        'No, orders do that by themselves. Correct the quantity only for what you sell elsewhere.',
      link: { label: 'My Crops', href: paths.myCrops.href() },
    },
    {
      question: 'Can I print an order or save all of them?',
      answer:
        'Yes. Each order that is sent has a packing slip to print, and ‘Save as table (CSV)’ above your orders gives a file for Excel with buyers, addresses and amounts.',
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
      link: { label: 'My Crops', href: paths.myCrops.href() },
    },
    {
      question: 'What happens after the expiry date?',
      answer: 'The crop stays visible and is marked as expired; it cannot be bought any more.',
    },
  ],
}

export const renting: QuestionGroup = {
  id: 'renting',
  title: 'Renting',
  questions: [
    {
      question: 'How do I rent a machine?',
      answer:
        'Open Rental, choose a machine and pick the first and the last day in its calendar: the total is shown. Press ‘Book Now’ and send the request. The owner has 24 hours to say yes or no, and the days are kept for you until then. You pay the owner directly.',
      link: { label: 'Booking, step by step', href: `${paths.help.href()}#rent-a-machine` },
    },
    {
      question: 'How long can I rent a machine?',
      answer: 'From 1 to 30 days in one go, inside the dates the owner has set.',
    },
    {
      question: 'Can I cancel a booking?',
      answer:
        'A request you can take back until it is answered. After a yes you can cancel, with a reason, until the first day begins; from then on ask the owner. The owner can cancel until the machine is handed over, and has to say why.',
    },
    {
      question: 'How are handing over and bringing back noted?',
      answer:
        'The owner presses ‘Machine handed over’ when you take it, from the first booked day on. Whoever is first says that it is back. The owner looks it over and finishes the booking; then you can review each other.',
    },
    {
      question: 'I need my machine myself. How do I keep days free?',
      answer:
        'Open your machine’s page, choose the days in the calendar and press ‘Block days’. Nobody can book them until you free them again.',
      link: { label: 'My Equipment', href: paths.myEquipment.href() },
    },
    {
      question: 'Who checks the machines?',
      answer:
        'The owner declares that the safety check has passed. We do not inspect machines ourselves, so look at it before you start.',
      link: {
        label: 'What to check before you rent',
        href: paths.blogArticle.href('renting-a-tractor'),
      },
    },
    {
      question: 'Are diesel and driver in the price?',
      answer:
        'That is for the owner to say. Read the description, and ask before you agree: with or without diesel, with or without a driver, and who pays for bringing the machine.',
    },
  ],
}
