import { paths } from '#client/platform/paths/paths.ts'
import type { Guide } from './help.types.ts'

export const sellingGuides: Guide[] = [
  {
    id: 'handle-orders',
    title: 'Handle an order as a seller',
    lead: 'From the first message to the money in your hand.',
    steps: [
      'Put your UPI ID into your profile once, if buyers may pay by UPI.',
      'A new order is told by SMS and at the bell. Open the dashboard, then Orders.',
      'Look at crop, quantity, address and note, and press ‘Accept’ or ‘Decline’ within 24 hours.',
      'Paid by UPI? Find the 12-digit reference in your bank or UPI app, and only then press ‘Confirm payment’.',
      'Pack it, print the packing slip if you like, and press ‘Mark as sent’ or ‘Ready for pick-up’.',
      'Paid in cash? Press ‘Cash received’ when you have it. Then mark the order as delivered.',
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
      'Open the cart at the top of the page: by sellers, with what each part costs.',
      'Press ‘Go to checkout’ and log in if you are asked to.',
      'Choose delivery with your address or pick-up, and cash or UPI.',
      'Press ‘Place order’. The amount is kept for you, and each seller has 24 hours to accept.',
      'Follow it under My orders in the dashboard. When you have it, press ‘I have got it’ and say how it was.',
    ],
    links: [
      { label: 'Browse the shop', href: paths.shop.href() },
      { label: 'My orders', href: paths.myOrders.href() },
    ],
  },
  {
    id: 'pay-by-upi',
    title: 'Pay an order by UPI',
    lead: 'Straight to the seller, without anybody between you.',
    steps: [
      'Wait until the seller has accepted; never pay before. Then open the order under My orders.',
      'On a phone press ‘Pay with a UPI app’. On a computer scan the code with the UPI app of your phone.',
      'Compare the name and the amount in your app with those in the order before you enter your PIN.',
      'Copy the 12-digit reference from your app, also called UTR, into the order and press ‘I have paid’.',
      'When the seller has seen the money, the order says so. A wrong reference can be corrected until then.',
    ],
    links: [
      { label: 'My orders', href: paths.myOrders.href() },
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
      'Open a machine and pick the first and the last day in the calendar: you see the total.',
      'Press ‘Book Now’, say where and for what, and send the request. The days are kept for you for 24 hours.',
      'After the yes you see the owner’s number under Bookings. Settle diesel, driver and transport, and look at the machine.',
      'Pay the owner directly. When the machine is back, press ‘I brought it back’.',
      'When the owner has finished the booking, say how it was.',
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
    lead: 'Let the tractor earn on the days when it would stand still.',
    steps: [
      'Log in, open the dashboard and choose Add Equipment.',
      'Add at least one photo, best with the implement attached.',
      'Give name, category, price per day, the dates and the number that people should call: those who are logged in see it.',
      'Tick ‘Safety check passed’ only if you have checked brakes, lights and guards.',
      'Need it yourself? Block those days in the calendar on its page. Is it in the workshop? Edit it and change its status.',
      'Requests come by SMS and at the bell. Say yes or no under Bookings within 24 hours.',
      'Press ‘Machine handed over’ when it leaves, ‘Machine is back’ when it comes, and ‘Finish booking’ when you have looked it over.',
    ],
    links: [
      { label: 'List your machine', href: paths.addEquipment.href() },
      { label: 'My bookings', href: paths.bookings.href('side=owner') },
    ],
  },
  {
    id: 'messages',
    title: 'Write to a seller or an owner',
    lead: 'Ask before you buy; it stays between the two of you.',
    steps: [
      'Open the crop or the machine and press ‘Contact Farmer’ or ‘Contact Owner’.',
      'Write, or add up to five photos. Answers come at once, and Messages in the dashboard counts what is new.',
      'Rather talk? Press ‘Show number’ in the conversation.',
      'Somebody is rude or wants money in advance? Open ‘More’ and press ‘Report’ or ‘Block’.',
    ],
    links: [{ label: 'My messages', href: paths.messages.href() }],
  },
  {
    id: 'notices',
    title: 'Choose what we tell you',
    lead: 'At the bell and by SMS.',
    steps: [
      'Open your profile and look for Notices.',
      'Switch the SMS about orders and about bookings on or off.',
      'Below, mute prices, answers or reviews at the bell. Each switch is saved at once.',
    ],
    links: [{ label: 'Open my profile', href: paths.myProfile.href() }],
  },
]
