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
      en: 'Open the booking under Bookings. Until the owner has answered, press Withdraw request. After that you can press Cancel booking, with a reason, until the first day begins; from then on ask the owner. The owner can cancel until the machine is handed over, and has to say why. You pay the owner directly, so money that you have already paid comes back from the owner: KrishiHaat has none of it.',
      hi: '"बुकिंग" में अपनी बुकिंग खोलें। मालिक के जवाब से पहले "अनुरोध वापस लें" दबाएँ। उसके बाद पहला दिन शुरू होने तक कारण लिखकर "बुकिंग रद्द करें" दबा सकते हैं; फिर मालिक से कहना होगा। मालिक मशीन देने से पहले तक रद्द कर सकता है, और उसे कारण बताना होता है। पैसा सीधे मालिक को जाता है, इसलिए दिया हुआ पैसा मालिक ही लौटाता है: कृषि हाट के पास वह नहीं आता।',
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
}
