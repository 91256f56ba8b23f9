import { expect, test } from 'vitest'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { readAppQuestion } from './advisor-app-questions.policy.ts'

const read = (message: string) =>
  readAppQuestion(advisorKnowledge().parseQuestion(message, undefined, new Date()))

test.each([
  ['want to write a bad review, tractor came late', 'review'],
  ['where to rate the farmer', 'review'],
  ['apni listing me photo aur rate kaise badle', 'changedListing'],
  ['लिस्टिंग में फोटो और दाम कैसे बदलूं', 'changedListing'],
  ['how to edit price of my crop', 'changedListing'],
  ['how to offer less price to seller', 'bargaining'],
  ['mol bhav kar sakte hai kya', 'bargaining'],
  ['khareedar ne paise nahi diye', 'unpaidSale'],
  ['sada hua aloo aaya refund chahiye', 'disputedGoods'],
  ['vegetables came rotten from seller', 'disputedGoods'],
  ['harvester wale ko kharab rating kaise du, der se aaya', 'review'],
  ['खराब रिव्यू कैसे लिखें', 'review'],
  ['ऐप में रिव्यू कैसे दें', 'review'],
  ['माल बेचने का पैसा कब मिलेगा', 'sellersMoney'],
  ['app me bechne ke baad paisa kab aata hai', 'sellersMoney'],
  ['what payment methods are there', 'waysToPay'],
  ['क्या नकद दे सकते हैं ऐप पर', 'waysToPay'],
  ['सामान खराब मिला शिकायत कहां करें', 'disputedGoods'],
  ['मोबाइल नंबर कैसे बदलें', 'guide/krishihaat-account'],
  ['नोटिफिकेशन कैसे बंद करें', 'guide/krishihaat-saved'],
  ['buyer weighed less than I sent', 'disputedGoods'],
  ['order me sade hue tamatar nikle', 'disputedGoods'],
  ['खरीदार ने तौल में कम लिखा', 'disputedGoods'],
  ['how do I complain about a seller', 'disputedGoods'],
  ['buyer ne gehu le liya paisa abhi tak nahi diya', 'unpaidSale'],
  ['gpay se payment fail ho gaya paise kat gaye', 'failedPayment'],
  ['मेरा भुगतान फेल हो गया', 'failedPayment'],
  ['booking cancel karni hai rotavator ki', 'cancelBooking'],
  ['location kaise badle', 'savedPlace'],
  ['ऐप में मेरी जगह गलत है कैसे बदलूं', 'savedPlace'],
  ['krishihaat commission kitna leta hai', 'costs'],
  ['where is the bill of my order', 'invoice'],
  ['website crash ho jati hai', 'siteProblem'],
  ['delete my chat history', 'deleteChat'],
  ['message me gaali dene wale ka kya karu', 'guide/krishihaat-safety'],
  ['how to close my account', 'guide/krishihaat-account'],
  ['order cancel kaise kare', 'guide/order-on-krishihaat'],
  ['khad order ki thi ab nahi chahiye', 'guide/order-on-krishihaat'],
  ['buyer ka order cancel karna hai', 'declinedSale'],
  ['is app se drone kiraye pe kaise mangaye', 'guide/rent-on-krishihaat'],
  ['ऐप में ट्रैक्टर भाड़ा पर कइसे बुक होई', 'guide/rent-on-krishihaat'],
  ['is advance payment safe here', 'payingTime'],
  ['पैसा पहले देना है या सामान मिलने पर', 'payingTime'],
  ['who will pay the truck for my potato, buyer or me', 'transport'],
  ['गाड़ी का भाड़ा कौन देगा खरीदार या मैं', 'transport'],
  ['ऐप में मोलभाव कैसे करें', 'bargaining'],
  ['buyer offering less rate, how to bargain in app', 'bargaining'],
  ['my okra listing not visible to buyers', 'hiddenListing'],
  ['मैंने फसल डाली थी ऐप में दिख नहीं रही', 'hiddenListing'],
  ['hamare samuh ke 50 kisan hai ek hi account se bech sakte kya', 'groupAccount'],
  ['we are an fpo of 200 farmers, how to list everyones produce here', 'groupAccount'],
  ['ऐप में प्याज कैसे खोजें', 'findingGoods'],
  ['seller ne sadi lychee bheji, kharab star dena hai', 'review'],
  ['jhoothi samiksha hatani hai', 'removingReview'],
  ['harvester wale ne dana gira diya paisa kaat lu kya', 'disputedRental'],
  ['ट्रैक्टर वाला बुकिंग के बाद आया ही नहीं', 'disputedRental'],
  ['weather is showing wrong district', 'savedPlace'],
  ['ek ladka roz phone karke pareshan karta hai app se number le ke', 'guide/krishihaat-safety'],
  ['us bande ko rokna hai jo faltu message kar raha', 'guide/krishihaat-safety'],
  ['kaun kharidega meri stevia yahan', 'guide/sell-on-krishihaat'],
])('"%s" is about the site: %s', (message, answer) => {
  expect(read(message)).toBe(answer)
})

test.each([
  'app batao mausam badal raha hai',
  'app bataye kapas kab chune khet se',
  'kharif me order of sowing crops',
  'which order to spray insecticide and fungicide, wrong order burns',
  'tomato after potato, wrong order of crops',
  'buyer ko kitna discount du, paisa nahi hai',
  'keeda patta khata hai spray band karu',
  'pm kisan payment failed',
  'bank khata band ho gaya',
  'block agriculture officer ka number',
  'tomato weight kam hai',
  'buyer nahi mil raha gehu ka',
  'gali hui jad adrak',
  'which variety has good reviews',
  'chuhe ke bil me kya dale',
  'zomato order cancel karke refund',
  'mujhe drone kiraye pe milega kya app me',
  'krishihaat pe tractor kiraye par chahiye',
  'who can i buy tomatoes from here',
  'where do i find the crop calendar on this site',
  'mol bhav mandi me kaise hota hai',
  'combine se gehu me dana gir raha hai',
  'drip ka pipe block ho gaya kaise saaf kare',
  'fpo ka bank khata kaise khole',
  'galat mausam me bo diya',
  'dusre jile ka mausam batao',
  'app me mandi bhav kaise khoje',
  'my field does not show zinc deficiency',
  'meri fasal ka rang badal raha hai rate kam milega',
  'mandi bhav badal gaye meri fasal ka daam kya hai',
  'seed rate for my crop of wheat when sowing late',
  'sade tamatar wapas khet me dale kya khad ke liye',
])('"%s" is not about the site', (message) => {
  expect(read(message)).toBeNull()
})

test('a question about the site is decided as such, whatever crop it names and however long it is', () => {
  expect(
    decideAlone(
      'bhai maine pichle mahine do quintal chana becha tha ek buyer ko phone bhi uthata nahi aur paisa nahi diya ab kya karu',
    ),
  ).toMatchObject({ kind: 'app-help', topic: 'unpaidSale' })
})

test('a danger goes before a question about the site', () => {
  expect(decideAlone('buyer ne paisa nahi diya maine keetnashak pi liya')).toMatchObject({
    kind: 'emergency',
  })
})

test.each([
  'movie review of new salman film',
  'mandi me bechne ke baad paisa kab milega',
  'maal kharab ho gaya barish me',
  'mobile number badal gaya otp nahi aata kyc',
])('"%s" asks nothing of this site', (message) => {
  expect(read(message)).toBeNull()
})
