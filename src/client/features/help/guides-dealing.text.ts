import { paths } from '#client/platform/paths/paths.ts'
import type { Guide } from './help.types.ts'

export const sellingGuides: Guide[] = [
  {
    id: 'handle-orders',
    title: 'Handle an order as a seller',
    lead: 'From the first notification to the money in your hand.',
    steps: [
      'Add your UPI ID to your profile once, if buyers may pay by UPI.',
      'You get an SMS and a notification for a new order. Open Sold in the menu.',
      'Check the crop, quantity, address and note, and press ‘Accept’ or ‘Decline’ within 24 hours.',
      'Paid by UPI? Find the 12-digit reference in your bank or UPI app, and only then press ‘Confirm payment’.',
      'Pack the goods, print the packing slip if you like, and press ‘Mark as sent’ or ‘Ready for pick-up’.',
      'Paid in cash? Press ‘Cash received’ when you have the money. Then mark the order as delivered.',
    ],
    links: [
      { label: 'See my sales', href: paths.sellerOrders.href() },
      { label: 'Open my profile', href: paths.myProfile.href() },
    ],
  },
]

export const buyingGuides: Guide[] = [
  {
    id: 'order-a-crop',
    title: 'Order a crop',
    lead: 'From several farmers at once, if you like.',
    steps: [
      'Open the shop, choose a crop, set the quantity and press ‘Add to Cart’.',
      'Open the cart at the top of the page. It shows your items and totals by seller.',
      'Press ‘Go to checkout’ and log in if needed.',
      'Choose delivery with your address or pick-up, and cash or UPI.',
      'Press ‘Place order’. The goods are reserved for you, and each seller has 24 hours to accept.',
      'Follow the order under Bought in the menu. When it arrives, press ‘I have received it’ and write a review.',
    ],
    links: [
      { label: 'Browse the shop', href: paths.shop.href() },
      { label: 'Bought', href: paths.myOrders.href() },
    ],
  },
  {
    id: 'pay-by-upi',
    title: 'Pay an order by UPI',
    lead: 'You pay the seller directly.',
    steps: [
      'Wait until the seller has accepted; never pay before that. Then open the order under Bought in the menu.',
      'On a phone press ‘Pay with a UPI app’. On a computer scan the code with the UPI app of your phone.',
      'Before you enter your PIN, compare the name and the amount in your app with those in the order.',
      'Copy the 12-digit reference from your app, also called UTR, into the order and press ‘I have paid’.',
      'When the seller has confirmed the money, the order is marked as paid. Until then, you can correct a wrong reference.',
    ],
    links: [
      { label: 'Bought', href: paths.myOrders.href() },
      {
        label: 'Paying without worry',
        href: paths.blogArticle.href('buying-straight-from-a-farmer'),
      },
    ],
  },
]

export const equipmentGuides: Guide[] = [
  {
    id: 'rent-a-machine',
    title: 'Rent a machine',
    lead: 'Find one near you and book your days.',
    steps: [
      'Open Rental, search by name or choose a category.',
      'Open a machine and pick the first and the last day in the calendar to see the total.',
      'Press ‘Book Now’, say where and for what, and send the request. The days are reserved for you for 24 hours.',
      'After the owner accepts, you see their number under Bookings. Agree on diesel, driver and transport, and look at the machine.',
      'Pay the owner directly. When you have returned the machine, press ‘I brought it back’; if the owner collects it, ‘It was collected’.',
      'When the owner has finished the booking, or 48 hours after the return, write a review.',
    ],
    links: [
      { label: 'See machines', href: paths.rental.href() },
      { label: 'My bookings', href: paths.bookings.href() },
      {
        label: 'What to check before you rent',
        href: paths.blogArticle.href('renting-a-tractor'),
      },
    ],
  },
  {
    id: 'rent-out-a-machine',
    title: 'Rent out your machine',
    lead: 'Let your tractor earn on the days you do not use it.',
    steps: [
      'Log in, open the dashboard and choose Add Equipment.',
      'Add at least one photo, best with the implement attached.',
      'Enter the name, category, price per day, the dates and the number to call: logged-in users see it.',
      'Tick ‘Safety check passed’ only if you have checked brakes, lights and guards.',
      'Need it yourself? Block those days in the calendar on its page. Is it being repaired? Edit it and change its status.',
      'You get requests by SMS and at the bell. Accept or decline them under Bookings within 24 hours.',
      'Press ‘Machine handed over’ when it leaves, ‘Machine is back’ when it returns, and ‘Finish booking’ when you have checked it.',
    ],
    links: [
      { label: 'List your machine', href: paths.addEquipment.href() },
      { label: 'My bookings', href: paths.bookings.href('side=owner') },
    ],
  },
  {
    id: 'messages',
    title: 'Write to a seller or an owner',
    lead: 'Ask before you buy; only the two of you can read it.',
    steps: [
      'Open the crop or the machine and press ‘Contact Farmer’ or ‘Contact Owner’.',
      'Write a message, or add up to five photos. Answers appear immediately, and Messages in the dashboard shows how many are new.',
      'Want to talk instead? Press ‘Show number’ in the conversation.',
      'Is someone rude, or asking for money in advance? Open ‘More’ and press ‘Report’ or ‘Block’.',
    ],
    links: [{ label: 'My messages', href: paths.messages.href() }],
  },
  {
    id: 'notices',
    title: 'Choose your notifications',
    lead: 'At the bell and by SMS.',
    steps: [
      'Open your profile and find Notifications.',
      'Switch the SMS about orders, bookings and saved searches on or off.',
      'Below, mute prices, saved searches, answers or reviews at the bell. Each switch is saved immediately.',
    ],
    links: [{ label: 'Open my profile', href: paths.myProfile.href() }],
  },
]
