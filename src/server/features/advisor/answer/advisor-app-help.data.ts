import type { Language } from '#shared/kit/language.constants.ts'
import type { AppHelpTopic } from '../understanding/intents/advisor-app-questions.data.ts'

interface AppHelp {
  text: Record<Language, string>
  /** The page of this site to open. */
  page: string
}

/** What the site's pages do, for questions that no guide answers. They follow the pages of help: update them together. */
export const appHelp: Record<AppHelpTopic, AppHelp> = {
  disputedGoods: {
    text: {
      en: 'If the weight or the goods are not what was agreed, write to the other person from the order or the booking at once, with photos of the goods and of the weighing slip, and agree before you confirm that you have received the goods or the money. If a listing was wrong, press Report this listing on its page. Then tell us under Contact, with the number of the order: KrishiHaat takes no money, so it cannot pay anything back. After a delivered order or a finished rental you can write a review, within 90 days.',
      hi: 'तौल या माल वैसा न हो जैसा तय था, तो ऑर्डर या बुकिंग से सामने वाले को तुरंत लिखें, माल और तौल की पर्ची की फ़ोटो के साथ; माल या पैसा मिला है यह पक्का करने से पहले बात साफ़ कर लें। लिस्टिंग ही गलत थी तो उसके पेज पर "इस लिस्टिंग की शिकायत करें" दबाएँ। फिर "संपर्क" में ऑर्डर नंबर के साथ हमें बताएँ: कृषि हाट पैसा नहीं लेता, इसलिए लौटा भी नहीं सकता। माल मिलने या किराया पूरा होने के बाद 90 दिन तक राय लिख सकते हैं।',
    },
    page: '/contact',
  },
  unpaidSale: {
    text: {
      en: 'The buyer pays you directly; KrishiHaat takes no money. Open the order under Sold: there are the buyer’s number and your conversation. With UPI look in your own bank first, and do not press Confirm payment before the money is there. If the buyer has marked an order in cash as delivered and you have not got the money, press Cash not received in the order, within 7 days. If the buyer does not answer, tell us under Contact, with the number of the order. Was it fraud? Call 1930.',
      hi: 'खरीदार पैसा सीधे आपको देता है; कृषि हाट पैसा नहीं लेता। "बिक्री के ऑर्डर" में ऑर्डर खोलें: वहाँ खरीदार का नंबर और आपकी बातचीत है। यूपीआई हो तो पहले अपना बैंक देखें; पैसा आए बिना "पैसा आ गया" न दबाएँ। नकद वाले ऑर्डर में खरीदार ने माल मिला बता दिया और पैसा नहीं मिला, तो 7 दिन के अंदर ऑर्डर में "नकद नहीं मिला" दबाएँ। खरीदार जवाब न दे तो "संपर्क" में ऑर्डर नंबर के साथ हमें बताएँ। ठगी हुई हो तो 1930 पर फ़ोन करें।',
    },
    page: '/dashboard/seller/orders',
  },
  failedPayment: {
    text: {
      en: 'The payment goes from your bank to the seller’s; KrishiHaat takes no money and does not see it. Look in your UPI app: if it says that the payment failed or is pending, do not pay again before that is clear; what was taken for a failed payment comes back from the bank. If it does not, ask your bank with the reference of the payment. If the payment was successful, enter its 12-digit reference (UTR) in the order, under Bought, and press I have paid. Did somebody make you pay by a trick? Call 1930 at once.',
      hi: 'पैसा आपके बैंक से सीधे विक्रेता के बैंक में जाता है; कृषि हाट पैसा नहीं लेता और उसे देख भी नहीं सकता। अपने यूपीआई ऐप में देखें: भुगतान फेल या लंबित लिखा हो तो साफ़ होने तक दोबारा पैसा न दें; फेल भुगतान का कटा पैसा बैंक लौटाता है। न लौटे तो भुगतान का नंबर बताकर बैंक से पूछें। भुगतान हो गया हो तो "मेरी खरीदारी" में ऑर्डर खोलकर 12 अंकों का रेफ़रेंस (UTR) भरें और "मैंने पैसा दे दिया" दबाएँ। किसी ने चाल से पैसा लिया हो तो तुरंत 1930 पर फ़ोन करें।',
    },
    page: '/dashboard/orders',
  },
  review: {
    text: {
      en: 'Open the order under Bought, or the booking under Bookings, when the goods are delivered or the rental is finished, and press Write a review: one to five stars and a few words, within 90 days. Everyone can read it, with your first name, and you cannot change it later. Did something arrive late, break or cause damage? Write to the other person from the order or the booking with photos, and tell us under Contact. If a listing is wrong, press Report this listing on its page.',
      hi: 'माल मिल जाने या किराया पूरा होने पर "मेरी खरीदारी" में ऑर्डर या "बुकिंग" में बुकिंग खोलें और "राय लिखें" दबाएँ: एक से पाँच तारे और कुछ शब्द, 90 दिन के अंदर। राय सब पढ़ सकते हैं, आपके पहले नाम के साथ, और वह बाद में नहीं बदलती। कुछ देर से आया, टूटा या नुकसान हुआ? ऑर्डर या बुकिंग से सामने वाले को फ़ोटो के साथ लिखें, और "संपर्क" में हमें बताएँ। लिस्टिंग गलत हो तो उसके पेज पर "इस लिस्टिंग की शिकायत करें" दबाएँ।',
    },
    page: '/dashboard/bookings',
  },
  savedPlace: {
    text: {
      en: 'Open My Profile and change your place under Address: the weather begins with it, and distances are measured from there. For the weather of another place type the town or its PIN code on the Weather page. Here you can name the place in your question, for example: weather in Nagpur.',
      hi: '"मेरी प्रोफ़ाइल" खोलें और "पता और जगह" में अपनी जगह बदलें: मौसम उसी जगह का दिखता है और दूरी वहीं से नापी जाती है। किसी और जगह का मौसम देखना हो तो "मौसम" पेज पर शहर या पिन कोड लिखें। यहाँ सवाल में जगह का नाम लिख दें, जैसे: नागपुर में मौसम।',
    },
    page: '/my-profile',
  },
  cancelBooking: {
    text: {
      en: 'Open the booking under Bookings. Until the owner has answered, press Withdraw request. After that you can press Cancel booking, with a reason, until the first day begins; from then on ask the owner. The owner can cancel until the machine is handed over, and has to say why. You pay the owner directly, so money that you have already paid comes back from the owner: KrishiHaat has none of it. Who bears the diesel and the time of a trip in vain you settle between you.',
      hi: '"बुकिंग" में अपनी बुकिंग खोलें। मालिक के जवाब से पहले "अनुरोध वापस लें" दबाएँ। उसके बाद पहला दिन शुरू होने तक कारण लिखकर "बुकिंग रद्द करें" दबा सकते हैं; फिर मालिक से कहना होगा। मालिक मशीन देने से पहले तक रद्द कर सकता है, और उसे कारण बताना होता है। पैसा सीधे मालिक को जाता है, इसलिए दिया हुआ पैसा मालिक ही लौटाता है: कृषि हाट के पास वह नहीं आता। बेकार गए चक्कर का डीज़ल और समय किसका, यह आपस में तय करना होगा।',
    },
    page: '/dashboard/bookings',
  },
  deleteChat: {
    text: {
      en: 'To delete your questions to me and my answers, log in, open this chat and press Clear conversation at the top. They are deleted on our server too, and cannot be restored.',
      hi: 'मुझसे पूछे सवाल और जवाब मिटाने हों तो लॉग इन करके यह चैट खोलें और ऊपर "बातचीत मिटाएँ" दबाएँ। वे हमारे सर्वर से भी मिट जाते हैं और वापस नहीं आते।',
    },
    page: '/help',
  },
  invoice: {
    text: {
      en: 'What you bought, from whom and for how much is in the order, under Bought in the menu. KrishiHaat writes no invoice, because you pay the seller directly: ask the seller for a bill, from the order. As a seller you can print a packing slip for every order that you send, under Sold, and save all your orders as a table under Import and export.',
      hi: 'क्या खरीदा, किससे और कितने में, यह मेन्यू की "मेरी खरीदारी" में ऑर्डर खोलने पर दिखता है। कृषि हाट बिल नहीं बनाता, क्योंकि पैसा सीधे विक्रेता को जाता है: बिल चाहिए तो ऑर्डर से विक्रेता को लिखें। आप विक्रेता हैं तो "बिक्री के ऑर्डर" में हर भेजे ऑर्डर की "माल की पर्ची" छाप सकते हैं, और सारे ऑर्डर "फ़ाइल से जोड़ें और सहेजें" में तालिका बनाकर सहेज सकते हैं।',
    },
    page: '/dashboard/orders',
  },
  costs: {
    text: {
      en: 'KrishiHaat costs nothing: looking around, listing, ordering, booking, prices, weather and FarmAdvisor are free, and we take no share of a sale. You pay the seller or the owner directly, and what delivery costs each seller decides.',
      hi: 'कृषि हाट पर कुछ नहीं लगता: देखना, लिस्टिंग डालना, ऑर्डर, बुकिंग, भाव, मौसम और फ़ार्म एडवाइज़र सब मुफ़्त हैं, और बिक्री में हम कोई हिस्सा नहीं लेते। पैसा सीधे विक्रेता या मशीन मालिक को जाता है; माल पहुँचाने का खर्च हर विक्रेता खुद तय करता है।',
    },
    page: '/faq',
  },
  siteProblem: {
    text: {
      en: 'I am sorry that KrishiHaat does not work for you. Please write to us under Contact: what you wanted to do, what happened, and the reference number if the message shows one. It helps us find what went wrong.',
      hi: 'कृषि हाट ठीक से नहीं चल रहा, इसका खेद है। कृपया "संपर्क" में हमें लिखें: आप क्या करना चाहते थे, क्या हुआ, और संदेश में नंबर दिखा हो तो वह भी। इससे हम गड़बड़ी ढूँढ पाते हैं।',
    },
    page: '/contact',
  },
  payingTime: {
    text: {
      en: 'You choose cash or UPI with your order. In cash you pay the seller when you get the goods. By UPI you pay after the seller has accepted, only to the UPI ID that the order shows, and the goods are sent after that. The owner of a machine you pay directly, as you agree with them. Pay nothing before the order is accepted: KrishiHaat takes no money and cannot pay back what you send. If you do not know the seller, choose cash and look at the goods before you pay. Nobody needs your PIN, an OTP or a QR scan to pay you. Lost money by fraud? Call 1930 at once.',
      hi: 'ऑर्डर करते समय आप नकद या यूपीआई चुनते हैं। नकद में पैसा माल मिलने पर विक्रेता को देते हैं। यूपीआई में विक्रेता के मंज़ूर करने के बाद, सिर्फ़ ऑर्डर में दिखी यूपीआई आईडी पर देते हैं, और माल उसके बाद चलता है। मशीन मालिक को पैसा सीधे देते हैं, जैसा आपस में तय हो। ऑर्डर मंज़ूर होने से पहले कुछ न दें: कृषि हाट पैसा नहीं लेता, इसलिए भेजा पैसा लौटा नहीं सकता। विक्रेता अनजान हो तो नकद चुनें और माल देखकर ही पैसा दें। आपको पैसा देने के लिए किसी को आपका पिन, ओटीपी या QR स्कैन नहीं चाहिए। ठगी हो गई हो तो तुरंत 1930 पर फ़ोन करें।',
    },
    page: '/help',
  },
  transport: {
    text: {
      en: 'KrishiHaat arranges no transport. Each seller decides where they deliver and what it costs the buyer; the sum is shown before the order is placed. A buyer who picks the goods up pays nothing for delivery and brings the vehicle. As a seller open Delivery in the menu: choose a distance, districts or PIN codes, or pick-up only, with a fixed charge, one per km or one per 100 kg. If you have set nothing there, agree in the conversation who pays for the vehicle before you accept the order.',
      hi: 'कृषि हाट गाड़ी का इंतज़ाम नहीं करता। माल कहाँ तक पहुँचाना है और खरीदार से कितना लेना है, यह हर विक्रेता खुद तय करता है; रकम ऑर्डर से पहले दिख जाती है। खरीदार खुद उठाए तो पहुँचाने का कुछ नहीं लगता, गाड़ी वही लाता है। आप विक्रेता हैं तो मेन्यू में "घर पर पहुँचाना" खोलें: दूरी, ज़िले या पिन कोड चुनें, या सिर्फ़ खुद ले जाना, और तय खर्च, प्रति किमी या प्रति 100 किलो लिखें। वहाँ कुछ न भरा हो तो ऑर्डर मंज़ूर करने से पहले बातचीत में तय कर लें कि गाड़ी का खर्च कौन देगा।',
    },
    page: '/dashboard/delivery',
  },
  bargaining: {
    text: {
      en: 'Bargain in the conversation. As a buyer open the listing, press Contact Farmer and write the quantity and the price that you would pay; if the seller agrees, they change the price of the listing, and you order after that. As a seller you need not take a low offer: write your price, compare it with Market Price, and change the listing under My Crops only when you agree. An order at a price that you do not want you can decline within 24 hours.',
      hi: 'मोलभाव बातचीत में होता है। खरीदना हो तो लिस्टिंग खोलकर "किसान से बात करें" दबाएँ और लिखें कि कितना माल किस भाव में लेंगे; विक्रेता मान जाए तो वह लिस्टिंग का दाम बदल देता है, फिर ऑर्डर करें। बेचना हो तो कम दाम मानना ज़रूरी नहीं: अपना दाम लिखें, "मंडी भाव" से मिलाएँ, और बात पक्की होने पर ही "मेरी फ़सलें" में दाम बदलें। जो दाम मंज़ूर न हो उस ऑर्डर को 24 घंटे के अंदर मना कर सकते हैं।',
    },
    page: '/dashboard/messages',
  },
  hiddenListing: {
    text: {
      en: 'A listing is in the Shop as soon as you press Sell it. If it is missing there, open My Crops. Is it not there either? Then it was not saved: without internet it waits on your phone, so open Add Crop again. Is it there? Look whether "Archive this listing?" is ticked; then only you see it. After the expiry date, or when the stock is used up, nobody can order it. In the Shop remove the filters: a place with a distance, or a category, hides the rest. If it is hidden after a report, or none of this helps, write to us under Contact.',
      hi: '"बेचें" दबाते ही लिस्टिंग दुकान में आ जाती है। वहाँ न दिखे तो "मेरी फ़सलें" खोलें। वहाँ भी नहीं है? तो वह सहेजी नहीं गई: इंटरनेट न हो तो वह फ़ोन में रुकी रहती है, "फ़सल जोड़ें" दोबारा खोलें। वहाँ है? देखें कि "क्या इसे सूची से हटाकर रखें?" पर निशान तो नहीं; तब वह सिर्फ़ आपको दिखती है। आखिरी तारीख निकल जाए या माल खत्म हो जाए तो कोई ऑर्डर नहीं कर सकता। दुकान में फ़िल्टर हटाकर देखें: जगह-दूरी या श्रेणी चुनी हो तो बाकी नहीं दिखता। शिकायत के बाद छिपाई गई हो या बात न बने, तो "संपर्क" में हमें लिखें।',
    },
    page: '/dashboard/crops',
  },
  groupAccount: {
    text: {
      en: 'There is no account for a whole group: an account belongs to one mobile number. You have two ways. Either each member signs up with their own number, lists their crop and is paid directly. Or the group sells under one account: add one listing for each lot with Add Crop, or many at once from an Excel or CSV file under Import and export. Then orders, messages and money come to that one account, and you share the money among the members yourselves.',
      hi: 'पूरे समूह का अलग खाता नहीं होता: एक खाता एक मोबाइल नंबर का होता है। दो रास्ते हैं। या तो हर सदस्य अपने नंबर से जुड़कर अपनी फ़सल डाले और पैसा सीधे पाए। या समूह एक ही खाते से बेचे: हर ढेरी की अलग लिस्टिंग "फ़सल जोड़ें" से डालें, या "फ़ाइल से जोड़ें और सहेजें" में Excel/CSV फ़ाइल से बहुत सारी एक साथ। तब ऑर्डर, संदेश और पैसा उसी एक खाते में आएगा, और सदस्यों में बाँटना आपको खुद होगा।',
    },
    page: '/dashboard',
  },
  findingGoods: {
    text: {
      en: 'Open the Shop and type the name of the crop into the search. Choose your place, by PIN code, village or town, to see how far away each seller is. Every listing shows its quantity and price; for more than one farmer has, press Contact Farmer and ask, or order from several sellers in one cart. Press Save this search: when something new matches, the bell tells you.',
      hi: '"दुकान" खोलें और खोज में फ़सल का नाम लिखें। पिन कोड, गाँव या शहर से अपनी जगह चुनें, तो हर विक्रेता की दूरी दिखेगी। हर लिस्टिंग में मात्रा और दाम लिखा है; ज़्यादा माल चाहिए तो "किसान से बात करें" दबाकर पूछें, या एक ही कार्ट में कई विक्रेताओं से ऑर्डर करें। "यह खोज सहेजें" दबा दें: नया माल आते ही घंटी पर सूचना मिलेगी।',
    },
    page: '/shop',
  },
  removingReview: {
    text: {
      en: 'Neither you nor the other person can change or delete a review: only somebody who has dealt with you can write one, once for each order or booking. If a review is untrue or insulting, write to us under Contact, with the number of the order or the booking and what really happened. We look at it and can hide it.',
      hi: 'राय को न आप बदल या हटा सकते हैं, न लिखने वाला: राय सिर्फ़ वही लिख सकता है जिसने आपसे सौदा किया हो, हर ऑर्डर या बुकिंग पर एक बार। राय झूठी हो या उसमें अपशब्द हों, तो "संपर्क" में ऑर्डर या बुकिंग का नंबर और असली बात लिखकर हमें बताएँ। हम जाँचते हैं और उसे छिपा सकते हैं।',
    },
    page: '/contact',
  },
  disputedRental: {
    text: {
      en: 'Talk to the other person at once, before you pay or finish the booking, and take photos of the work, the field or the damage. What was agreed counts: the hours or the area, the price, and who pays for diesel, driver and transport. If you booked here, write it in the conversation of the booking. You pay the owner directly: KrishiHaat has none of the money, can neither deduct nor pay back anything, and does not judge who is right. Tell us under Contact, with the number of the booking; after a finished rental you can write a review, within 90 days.',
      hi: 'पैसा देने या बुकिंग पूरी करने से पहले ही सामने वाले से बात करें, और काम, खेत या टूट-फूट की फ़ोटो खींच लें। जो तय हुआ था वही चलेगा: कितने घंटे या कितना खेत, क्या दाम, और डीज़ल, ड्राइवर व लाने-ले जाने का खर्च किसका। यहाँ से बुक किया हो तो बुकिंग की बातचीत में लिखें। पैसा सीधे मालिक को जाता है: कृषि हाट के पास पैसा नहीं आता, इसलिए वह न काट सकता है, न लौटा सकता है, और न यह तय करता है कि कौन सही है। "संपर्क" में बुकिंग नंबर के साथ हमें बताएँ; किराया पूरा होने पर 90 दिन तक राय लिख सकते हैं।',
    },
    page: '/dashboard/bookings',
  },
  declinedSale: {
    text: {
      en: 'Open the order under Sold. You can decline it within 24 hours; after that it ends by itself. If you have already accepted, press Cancel order before you send the goods, and say why: the buyer is told, and the stock is for sale again. If the buyer has already paid you by UPI, you have to pay it back yourself, for the money came directly to you.',
      hi: '"बिक्री के ऑर्डर" में वह ऑर्डर खोलें। 24 घंटे के अंदर उसे मना कर सकते हैं; उसके बाद वह अपने आप खत्म हो जाता है। मंज़ूर कर चुके हों तो माल भेजने से पहले "ऑर्डर रद्द करें" दबाएँ और कारण लिखें: खरीदार को खबर जाती है और माल फिर बिक्री पर आ जाता है। खरीदार यूपीआई से पैसा दे चुका हो तो लौटाना आपको ही होगा, क्योंकि पैसा सीधे आपके पास आया है।',
    },
    page: '/dashboard/seller/orders',
  },
  fraudAttempt: {
    text: {
      en: 'Careful, this is how people are cheated. Open no such link, install no app (.apk) that comes by message, and tell nobody an OTP, a PIN or a card number: no bank, no office and nobody from KrishiHaat asks for them. A UPI PIN is only for paying: to receive money you need no PIN, no QR scan and no collect request. Pay nobody a fee by phone for a subsidy, a loan, a claim or a prize: ask at the bank, the agriculture office or a Common Service Centre yourself, or type the address of the official site. Have you already paid, told a code or installed something? Switch off the internet on the phone, call 1930, the cyber fraud helpline, and your bank at once, and report it on cybercrime.gov.in.',
      hi: 'सावधान, ठगी ऐसे ही होती है। ऐसा लिंक न खोलें, मैसेज में आया कोई ऐप (.apk) इंस्टॉल न करें, और ओटीपी, पिन या कार्ड का नंबर किसी को न बताएँ: न बैंक, न सरकारी दफ़्तर, न कृषि हाट का कोई आदमी यह पूछता है। यूपीआई पिन सिर्फ़ पैसा देने के लिए होता है: पैसा पाने के लिए न पिन लगता है, न QR स्कैन, न कोई रिक्वेस्ट मंज़ूर करनी होती है। सब्सिडी, लोन, क्लेम या इनाम के नाम पर फ़ोन पर किसी को फ़ीस न दें: खुद बैंक, कृषि कार्यालय या जन सेवा केंद्र जाकर पूछें, या सरकारी वेबसाइट का पता खुद लिखकर खोलें। पैसा दे चुके हों, कोड बता दिया हो या कुछ इंस्टॉल कर लिया हो? फ़ोन का इंटरनेट बंद करें, तुरंत साइबर ठगी हेल्पलाइन 1930 और अपने बैंक को फ़ोन करें, और cybercrime.gov.in पर शिकायत करें।',
    },
    page: '/help',
  },
  sellersMoney: {
    text: {
      en: 'The buyer pays you directly, KrishiHaat holds no money: in cash when the goods are handed over, or by UPI to the UPI ID in your profile once you have accepted the order. So nothing has to be paid out afterwards. Confirm a UPI payment under Sold only when you see it in your bank, and send the goods after that. If the buyer does not pay, do not hand the goods over; cancel the order, or tell us under Contact with its number.',
      hi: 'पैसा खरीदार सीधे आपको देता है, कृषि हाट के पास पैसा नहीं रुकता: माल देते समय नकद, या ऑर्डर मंज़ूर करने के बाद आपकी प्रोफ़ाइल में लिखी यूपीआई आईडी पर। इसलिए बाद में कहीं से पैसा आने का इंतज़ार नहीं करना पड़ता। यूपीआई का पैसा बैंक में दिख जाए तभी "बिक्री के ऑर्डर" में उसकी पुष्टि करें और उसके बाद माल भेजें। खरीदार पैसा न दे तो माल न दें; ऑर्डर रद्द कर दें, या ऑर्डर नंबर के साथ "संपर्क" में हमें बताएँ।',
    },
    page: '/dashboard/seller/orders',
  },
  changedListing: {
    text: {
      en: 'Log in, open My Crops in My Dashboard and press Edit at the listing. Pictures come first: take out a photo or add a new one, up to five. Under Quantity and price change the price and the amount. Then press Update Crop: the Shop shows it at once. An order that has been placed keeps its price. For a machine do the same under My Equipment.',
      hi: 'लॉग इन करके डैशबोर्ड में "मेरी फ़सलें" खोलें और उस लिस्टिंग पर "बदलें" दबाएँ। सबसे ऊपर तस्वीरें हैं: पुरानी फ़ोटो हटाएँ या नई जोड़ें, पाँच तक। नीचे दाम और मात्रा बदलें। फिर "बदलाव सहेजें" दबाएँ: दुकान में तुरंत बदल जाता है। जो ऑर्डर हो चुका है उसका दाम वही रहता है। मशीन हो तो यही "मेरी मशीनें" में करें।',
    },
    page: '/dashboard/crops',
  },
  waysToPay: {
    text: {
      en: 'There are two ways, and you choose one when you place the order: cash when you get the goods, or UPI. By UPI you pay to the UPI ID in the order, after the seller has accepted it, and then enter the 12-digit reference. Cards, net banking and instalments there are none: the money goes directly to the seller, KrishiHaat takes none.',
      hi: 'दो तरीके हैं, ऑर्डर करते समय एक चुनें: माल मिलने पर नकद, या यूपीआई। यूपीआई में विक्रेता के ऑर्डर मंज़ूर करने के बाद ऑर्डर में लिखी यूपीआई आईडी पर पैसा भेजें और 12 अंकों का रेफ़रेंस नंबर डालें। कार्ड, नेट बैंकिंग या किस्त की सुविधा नहीं है: पैसा सीधे विक्रेता को जाता है, कृषि हाट कुछ नहीं लेता।',
    },
    page: '/cart',
  },
}
