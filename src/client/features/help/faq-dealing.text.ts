import { paths } from '#client/platform/paths/paths.ts'
import type { QuestionGroup } from './help.types.ts'

export const buying: QuestionGroup = {
  id: 'buying',
  title: 'Buying',
  questions: [
    {
      question: 'How do I order a crop?',
      answer:
        'Open the crop, choose the quantity and press ‘Add to Cart’. In the cart, press ‘Go to checkout’, choose delivery or pick-up, cash or UPI, and press ‘Place order’. Each seller in your cart gets a separate order.',
      link: { label: 'How to order, step by step', href: `${paths.help.href()}#order-a-crop` },
    },
    {
      question: 'How do I find what is near me?',
      answer:
        'In the shop and among the machines choose your place: a PIN code, a village or town, or your phone’s location. Then you see how far away everything is, and can choose up to which distance you want to see it.',
      link: { label: 'Browse the shop', href: paths.shop.href() },
    },
    {
      question: 'How do I keep something in mind, or hear about new listings?',
      answer:
        'Press the heart on a crop or a machine: you find it again under Favourites. To hear about new listings, search and press ‘Save this search’.',
      link: { label: 'Saving a search, step by step', href: `${paths.help.href()}#save-a-search` },
    },
    {
      question: 'What does delivery cost?',
      answer:
        'Each seller decides where they deliver and for how much. Enter your PIN code on the page of a crop to see it; the sum is shown again before you order. You can always pick the goods up yourself, free of charge.',
    },
    {
      question: 'Do I need an account for the cart?',
      answer:
        'No. Without one, your browser stores the cart; when you log in, it is added to the cart of your account. You need to log in only to order.',
    },
    {
      question: 'How do I pay for an order?',
      answer:
        'You pay the seller directly: in cash when you receive it, or by UPI once the seller has accepted. KrishiHaat takes no money, so never pay anyone who claims to collect it for us.',
    },
    {
      question: 'How does paying by UPI work?',
      answer:
        'When the seller has accepted, your order shows their UPI ID, a code to scan and a button that opens your UPI app. After paying, enter the 12-digit reference that the app shows and press ‘I have paid’. The order counts as paid when the seller sees the money and confirms it.',
      link: { label: 'Paying by UPI, step by step', href: `${paths.help.href()}#pay-by-upi` },
    },
    {
      question: 'Why can’t I choose UPI?',
      answer:
        'A seller in your cart has not given a UPI ID. Choose cash, or order from that seller separately.',
    },
    {
      question: 'What if the seller does not answer?',
      answer:
        'A seller has 24 hours to accept. Without an answer, the order expires, you pay nothing, and the stock is for sale again.',
    },
    {
      question: 'Is my order reserved for me?',
      answer:
        'Yes. As soon as you order, it is taken out of the stock and nobody else can buy it. If the order is declined, cancelled or not answered, it returns to the stock. Items in the cart are not reserved: before you order, the cart shows which prices have changed and what is sold out.',
    },
    {
      question: 'Can I cancel an order?',
      answer:
        'Yes, until it is sent; with UPI, until you have given the payment reference or the seller has confirmed the money. Press ‘Cancel order’ in the order. The seller can cancel too, but has to say why.',
    },
    {
      question: 'I have paid, and the order was cancelled. What should I do?',
      answer:
        'The money went directly to the seller, so the seller has to refund it: their number and your conversation are in the order. We never had it and cannot refund it. If the seller does not answer, tell us, and ask your bank with the 12-digit reference.',
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
        'Log in, open the dashboard and choose Add Crop. Take a photo, choose your crop by its picture, and enter how much you have and your price. The crop is in the shop immediately, and orders appear in your dashboard. ‘All fields’ opens the long form.',
      link: { label: 'List a crop', href: paths.addCrop.href() },
    },
    {
      question: 'How do I find out about an order?',
      answer:
        'By SMS, at the bell, and under Sold in the menu. Accept or decline it within 24 hours; after that it expires and the stock is for sale again.',
      link: { label: 'See my sales', href: paths.sellerOrders.href() },
    },
    {
      question: 'How do I get my money?',
      answer:
        'Directly from the buyer: in cash, or by UPI if your UPI ID is in your profile. With UPI, check your bank or UPI app first, then press ‘Confirm payment’, and only then send the goods. A reference or a screenshot alone is not proof of payment.',
      link: { label: 'Open my profile', href: paths.myProfile.href() },
    },
    {
      question: 'Who sees my UPI ID?',
      answer:
        'Only a buyer who wants to pay by UPI, after you have accepted their order and until you have confirmed the payment.',
    },
    {
      question: 'Do I have to reduce the stock after a sale?',
      answer:
        'No, orders do that automatically. Correct the quantity only for what you sell elsewhere.',
      link: { label: 'My Crops', href: paths.myCrops.href() },
    },
    {
      question: 'Can I print an order or save all of them?',
      answer:
        'Yes. Every order you send has a packing slip to print. From ten orders on, ‘Save as table (CSV)’ below them gives you a file for Excel with buyers, addresses and amounts. With fewer, press ‘Orders’ under Import and export in the menu.',
    },
    {
      question: 'How do I say where I deliver and what it costs?',
      answer:
        'Under Delivery in the menu: up to a distance, to certain districts or PIN codes, or pick-up only. Without it, you agree on delivery with each buyer.',
      link: { label: 'Delivery, step by step', href: `${paths.help.href()}#set-delivery` },
    },
    {
      question: 'Which photos can I upload?',
      answer:
        'Up to five, as JPEG, PNG, WebP or AVIF. Your phone makes them smaller and removes the place where they were taken before it sends them.',
    },
    {
      question: 'How do I hide a listing for some time?',
      answer:
        'Edit it and tick ‘Archive this listing?’. Then only you can see it, until you untick it.',
      link: { label: 'My Crops', href: paths.myCrops.href() },
    },
    {
      question: 'What happens after the expiry date?',
      answer: 'The crop stays visible and is marked as expired. Nobody can buy it any more.',
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
        'Open Rental, choose a machine and pick the first and the last day in its calendar to see the total. Press ‘Book Now’ and send the request. The owner has 24 hours to answer, and the days are reserved for you until then. You pay the owner directly.',
      link: { label: 'Booking, step by step', href: `${paths.help.href()}#rent-a-machine` },
    },
    {
      question: 'How long can I rent a machine?',
      answer: 'From 1 to 30 days at a time, within the dates the owner has set.',
    },
    {
      question: 'Can I cancel a booking?',
      answer:
        'You can withdraw a request until it is answered. After the owner accepts, you can cancel with a reason until the first day begins; from then on, ask the owner. If the machine was not handed over by the last day, you can both cancel, and ‘To do’ reminds you for 14 days. The owner can cancel until the machine is handed over, and has to say why.',
    },
    {
      question: 'How are the handover and the return recorded?',
      answer:
        'The owner presses ‘Machine handed over’ when you get it, from the first booked day on. Either of you can mark the machine as returned. The owner checks it and finishes the booking; then you can review each other. If the owner does not finish it, you can 48 hours after the return.',
    },
    {
      question: 'I need my machine myself. How do I block days?',
      answer:
        'Open your machine’s page, choose the days in the calendar and press ‘Block days’. Nobody can book them until you unblock them.',
      link: { label: 'My Equipment', href: paths.myEquipment.href() },
    },
    {
      question: 'Who checks the machines?',
      answer:
        'The owner declares that the machine passed a safety check. We do not inspect machines ourselves, so look at it before you start.',
      link: {
        label: 'What to check before you rent',
        href: paths.blogArticle.href('renting-a-tractor'),
      },
    },
    {
      question: 'Does the price include diesel and a driver?',
      answer:
        'The owner decides. Read the description, and ask before you agree: with or without diesel, with or without a driver, and who pays for transport.',
    },
  ],
}
