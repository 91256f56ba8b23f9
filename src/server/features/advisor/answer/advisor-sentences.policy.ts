import { kisanCallCentre } from '#shared/advisor/advisor.constants.ts'
import type { ChatSource } from '#shared/advisor/advisor.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { emergencySentences } from './advisor-emergency-sentences.data.ts'

/** The advisor's own sentences, in both languages because the server writes the answers. */
export const advisorSentences = {
  ...emergencySentences,
  unknown: {
    en: `I do not know enough about this to advise you. Please ask the Kisan Call Centre, free and in your language: ${kisanCallCentre}. I can tell you about crops, soil, water, pests, seasons, organic farming, market prices and the weather.`,
    hi: `इसके बारे में मुझे इतनी जानकारी नहीं कि सलाह दूँ। कृपया किसान कॉल सेंटर पर मुफ़्त, अपनी भाषा में पूछें: ${kisanCallCentre}। मैं फ़सल, मिट्टी, पानी, कीट-रोग, मौसम, जैविक खेती और मंडी भाव के बारे में बता सकता हूँ।`,
  },
  /** After a problem was recognized by its signs alone. */
  confirmProblem: {
    en: 'I took this from the signs alone, so I give no doses yet. If it looks like this on your plants, choose its name below; else choose another, or describe what you see.',
    hi: 'यह मैंने सिर्फ़ लक्षणों से समझा है, इसलिए दवा की मात्रा अभी नहीं बताता। आपके पौधों पर ऐसा ही दिखता हो तो नीचे इसका नाम चुनें; नहीं तो दूसरा चुनें या लिखें कि क्या दिख रहा है।',
  },
  /** Before it, for what cannot wait. */
  spreadsFast: {
    en: 'This can spread through the field within days: compare it with your plants today, and choose its name below to read what helps.',
    hi: 'यह कुछ ही दिनों में पूरे खेत में फैल सकता है: आज ही अपने पौधों से मिलाकर देखें, और इलाज पढ़ने के लिए नीचे इसका नाम चुनें।',
  },
  askCrop: {
    en: 'Which crop do you mean? Choose it below, or write its name.',
    hi: 'किस फ़सल के बारे में पूछ रहे हैं? नीचे चुनें या नाम लिखें।',
  },
  /** After a refusal that offers what may be meant. */
  oneOfThese: { en: 'Or is it one of these?', hi: 'या आप इनमें से कुछ पूछ रहे हैं?' },
  whatFitsOrCrop: {
    en: 'I am not sure what you mean. Choose below what fits, or write the name of the crop.',
    hi: 'मैं पक्का नहीं समझ पाया। नीचे जो सही हो वह चुनें, या फ़सल का नाम लिखें।',
  },
  /** Before the sowing times of a crop of which none is in the season that is asked for. */
  otherSeason: {
    en: 'For that season I have no dates; what I have is this:',
    hi: 'उस मौसम की तारीखें मेरे पास नहीं हैं; जो हैं वे ये हैं:',
  },
  askProblem: {
    en: 'What do you see on the plants? Choose below, or describe it: which part, which colour, since when.',
    hi: 'पौधों पर क्या दिख रहा है? नीचे चुनें या लिखें: कौन सा भाग, कैसा रंग, कब से।',
  },
  /** The same where the signs fit a few problems, which follow with their signs. */
  askLikelyProblem: {
    en: 'By these signs it may be one of the following. Compare them with your plants and choose below, or tell me more: which part, which colour, since when.',
    hi: 'इन लक्षणों से यह नीचे लिखों में से कोई हो सकता है। अपने पौधों से मिलाकर देखें और नीचे चुनें, या और बताएँ: कौन सा भाग, कैसा रंग, कब से।',
  },
  /** The same where the question names a kind of pest or germ, of which a few are on the page. */
  askProblemOfGroup: {
    en: 'My page has these of the kind that you named. Compare them with your plants and choose below: then I tell you what helps.',
    hi: 'मेरे पन्ने में ऐसे ये हैं। अपने पौधों से मिलाकर देखें और नीचे चुनें, फिर इलाज बताता हूँ।',
  },
  harm: {
    en: `I do not advise on what may harm people, animals or others’ property, or is against the law. If somebody is in danger now, call 112. Pesticides must never reach people or animals, not even on the skin. If somebody has swallowed or breathed in a pesticide, call 108 at once. For sick animals ask the veterinary hospital; for other questions the Kisan Call Centre: ${kisanCallCentre}.`,
    hi: `जिससे इंसान, पशु या किसी की चीज़ को नुकसान हो, या जो कानून के खिलाफ़ हो, उसमें मैं सलाह नहीं देता। किसी की जान अभी खतरे में हो तो 112 पर फ़ोन करें। कीटनाशक इंसान या पशु तक कभी नहीं पहुँचना चाहिए, त्वचा पर भी नहीं। किसी ने कीटनाशक निगल लिया या सूँघ लिया हो तो तुरंत 108 पर फ़ोन करें। बीमार पशु को पशु अस्पताल में दिखाएँ; बाकी सवालों के लिए किसान कॉल सेंटर: ${kisanCallCentre}।`,
  },
  /** For whoever fears, or plans, that somebody is beaten or killed. */
  violence: {
    en: 'If somebody may be hurt, call the police now: 112. Go to a safe place with the children, stay away from weapons, and do not step between people who fight. Get elders or neighbours whom both sides trust to talk to them apart until the police come. A woman who is beaten or threatened can also call 181, day and night. In a quarrel over money, land or water the free legal aid helpline, 15100, tells what the law can do.',
    hi: 'किसी को चोट पहुँचने का डर हो तो अभी पुलिस को 112 पर फ़ोन करें। बच्चों को लेकर सुरक्षित जगह चले जाएँ, हथियार से दूर रहें और लड़ने वालों के बीच में न पड़ें। पुलिस के आने तक गाँव के बड़े-बुज़ुर्ग या पड़ोसी, जिन पर दोनों को भरोसा हो, उन्हें अलग-अलग समझाएँ। जिस महिला को मारा-पीटा या धमकाया जाए वह दिन-रात 181 पर भी फ़ोन कर सकती है। पैसे, ज़मीन या पानी के झगड़े में कानूनी मदद मुफ़्त मिलती है: हेल्पलाइन 15100।',
  },
  /** For an animal that has eaten poison or whose belly swells. */
  hurtAnimal: {
    en: `The animal needs a veterinarian at once: call the mobile veterinary unit, 1962, or take it to the nearest veterinary hospital, and say what it ate. Keep the other animals away from it. I know about crops only, so I name no medicine; the Kisan Call Centre also answers on animals, free and in your language: ${kisanCallCentre}.`,
    hi: `पशु को तुरंत डॉक्टर चाहिए: चल पशु चिकित्सा इकाई 1962 पर फ़ोन करें या नज़दीकी पशु अस्पताल ले जाएँ, और बताएँ कि उसने क्या खाया। दूसरे पशुओं को उस चीज़ से दूर रखें। मुझे सिर्फ़ फ़सलों की जानकारी है, इसलिए पशु की कोई दवा नहीं बताता; किसान कॉल सेंटर पर पशुओं के बारे में भी मुफ़्त, अपनी भाषा में पूछ सकते हैं: ${kisanCallCentre}।`,
  },
  /** For whoever wants to put mains current on a fence. */
  liveFence: {
    en: 'No: never connect a fence or a wire in the field to the mains, a pole or the line of a pump, whatever animal it is meant for. It kills people, children and cattle, and it is a crime. If such a wire is live now, keep everybody away and call the electricity office or 112. A solar fence with a certified energiser is something else: its short shock does no harm. Against elephants, nilgai, wild boar and monkeys ask the nearest forest office, also for compensation.',
    hi: 'नहीं: खेत की बाड़ या तार में बिजली की लाइन, खंभे या मोटर का करंट कभी न जोड़ें, चाहे किसी भी जानवर के लिए हो। इससे इंसान, बच्चे और पशु मर जाते हैं, और यह अपराध है। ऐसे तार में अभी करंट हो तो सबको दूर रखें और बिजली विभाग या 112 पर फ़ोन करें। प्रमाणित झटका मशीन वाली सौर बाड़ अलग चीज़ है: उसके छोटे झटके से नुकसान नहीं होता। हाथी, नीलगाय, सूअर या बंदर के लिए नज़दीकी वन विभाग से पूछें, मुआवज़े के लिए भी।',
  },
  /** For whoever asks what a pesticide does to a person who drinks it, or whether it is a remedy. */
  swallowing: {
    en: 'Do not drink it: neither neem oil nor any other pesticide is a medicine for people, not even a little of it. It can harm the stomach, the nerves and the breath, and children most. For sugar or any other illness ask a doctor. If somebody has swallowed some, do not make them vomit; call 108 or go to the hospital at once with the bottle or its label. If you think of ending your life, please call 14416 now: it is free, day and night.',
    hi: 'इसे न पिएँ: न नीम का तेल और न कोई और कीटनाशक इंसान की दवा है, थोड़ा-सा भी नहीं। इससे पेट, नसों और साँस को नुकसान हो सकता है, बच्चों को सबसे ज़्यादा। शुगर या किसी और बीमारी के लिए डॉक्टर से पूछें। किसी ने निगल लिया हो तो उल्टी न कराएँ; तुरंत 108 पर फ़ोन करें या बोतल या उसका लेबल लेकर अस्पताल जाएँ। मन में जान देने की बात आती हो तो अभी 14416 पर फ़ोन करें: मुफ़्त, दिन-रात।',
  },
  /** Before the page on fodder sorghum, for whoever has lost an animal by it or fears to. */
  poisonousFodder: {
    en: 'Stop feeding this fodder to any animal, and keep them off the field. If one that ate it trembles, breathes hard or falls, call the veterinarian at once: 1962.',
    hi: 'यह चारा अभी किसी पशु को न खिलाएँ, और पशुओं को उस खेत में न जाने दें। जिसने खाया हो वह काँपे, तेज़ साँस ले या गिर जाए, तो तुरंत पशु डॉक्टर को 1962 पर फ़ोन करें।',
  },
  /** Before what is asked back of somebody who was given several products to mix. */
  manyProducts: {
    en: 'Do not mix three or more products in one tank: they may burn the crop or cancel each other. Safest is one product a spray, against a trouble that is there. Read me the names on the labels if you like.',
    hi: 'तीन या ज़्यादा दवाएँ एक टंकी में न मिलाएँ: फ़सल जल सकती है या एक दवा दूसरी को बेकार कर देती है। सबसे सुरक्षित है एक बार में एक दवा, उसी के लिए जो रोग-कीट सच में लगा है। चाहें तो लेबल पर लिखे नाम मुझे बताएँ।',
  },
  /** Before the page on crop insurance, for damage by wild animals. */
  wildAnimals: {
    en: 'For damage by wild animals ask the nearest forest office at once, too: the states pay compensation by their own rules and rates, which I do not know. Take photos before you clear the field.',
    hi: 'जंगली जानवरों के नुकसान पर तुरंत नज़दीकी वन विभाग के दफ़्तर में भी पूछें: राज्य अपने नियम और अपनी दर से मुआवज़ा देते हैं, जो मुझे पता नहीं। खेत साफ़ करने से पहले फ़ोटो खींच लें।',
  },
  source: { en: 'Source', hi: 'स्रोत' },
  /** Label under a model's answer: we know which passages it was given, not which of them it used. */
  consulted: { en: 'Passages consulted', hi: 'जवाब के लिए देखे गए स्रोत' },
  whichCrop: {
    en: 'Which crop do you want the price of? Ask for example: "wheat price in Punjab".',
    hi: 'किस फ़सल का भाव चाहिए? जैसे पूछें: "पंजाब में गेहूँ का भाव"।',
  },
  noPrice: {
    en: `I have no price for this crop. Look at Market Price for what is reported, or ask at your mandi or the Kisan Call Centre: ${kisanCallCentre}.`,
    hi: `इस फ़सल का भाव मेरे पास नहीं है। मंडी भाव पेज पर देखें, या अपनी मंडी में या किसान कॉल सेंटर पर पूछें: ${kisanCallCentre}।`,
  },
  sampleList: { en: 'Sample list (November 2024)', hi: 'नमूना सूची (नवंबर 2024)' },
  elsewhere: { en: 'Elsewhere:', hi: 'दूसरी जगहों के भाव:' },
  samplePrices: {
    en: 'This is a sample list of November 2024, not the price of today: ask at your mandi before you sell.',
    hi: 'यह नवंबर 2024 की नमूना सूची है, आज का भाव नहीं: बेचने से पहले अपनी मंडी में पूछें।',
  },
  whichPlace: {
    en: 'Which place do you mean? Ask for example: "weather in Nagpur". With a city in your profile I know where you are.',
    hi: 'किस जगह का मौसम? जैसे पूछें: "नागपुर का मौसम"। प्रोफ़ाइल में शहर लिखने पर मैं खुद जान लूँगा।',
  },
  whichState: {
    en: 'Tell me your state, and I name what is sown there, for example: "What to sow in November in Uttar Pradesh?"',
    hi: 'अपना राज्य बताएँ तो वहाँ की फ़सलें बताऊँ, जैसे: "उत्तर प्रदेश में नवंबर में क्या बोएँ?"',
  },
  unknownPlace: {
    en: `I do not find that place. Please write the name of the city or town. The Kisan Call Centre can tell you the weather too: ${kisanCallCentre}.`,
    hi: `यह जगह नहीं मिली। कृपया शहर या कस्बे का नाम लिखें। मौसम किसान कॉल सेंटर से भी पूछ सकते हैं: ${kisanCallCentre}।`,
  },
  weatherUnavailable: {
    en: `The weather service does not answer right now. Please try again in a little while, or ask the Kisan Call Centre: ${kisanCallCentre}.`,
    hi: `मौसम की सेवा अभी जवाब नहीं दे रही है। कृपया थोड़ी देर बाद फिर पूछें, या किसान कॉल सेंटर से पूछें: ${kisanCallCentre}।`,
  },
  logIn: {
    en: 'Please log in, and I can tell you about your own crops on sale.',
    hi: 'कृपया लॉग इन करें, तब मैं आपकी बिक्री वाली फ़सलों के बारे में बता सकूँगा।',
  },
  noListings: {
    en: 'You have no crops on sale yet. Add one under My Dashboard, Add Crop.',
    hi: 'अभी आपकी कोई फ़सल बिक्री पर नहीं है। डैशबोर्ड में "फ़सल जोड़ें" से जोड़ें।',
  },
  health: {
    en: 'I know crops, and nothing about people’s illnesses. Please ask a doctor; in an emergency call 108.',
    hi: 'मुझे फ़सलों की जानकारी है, लोगों की बीमारी की नहीं। कृपया डॉक्टर से पूछें; हालत गंभीर हो तो 108 पर फ़ोन करें।',
  },
  animals: {
    en: `I know about crops only, not about animals. Please ask the Kisan Call Centre, which answers on animals too, free and in your language: ${kisanCallCentre}. For a sick, hurt or bitten animal call the mobile veterinary unit, 1962, or go to the nearest veterinary hospital.`,
    hi: `मुझे सिर्फ़ फ़सलों की जानकारी है, पशुओं की नहीं। कृपया किसान कॉल सेंटर पर पूछें, वहाँ पशुओं के बारे में भी मुफ़्त, अपनी भाषा में बताते हैं: ${kisanCallCentre}। पशु बीमार हो, चोट लगी हो या उसे किसी ने काटा हो, तो चल पशु चिकित्सा इकाई 1962 पर फ़ोन करें या नज़दीकी पशु अस्पताल ले जाएँ।`,
  },
  cut: { en: '(The answer was cut short here.)', hi: '(जवाब यहाँ छोटा किया गया है।)' },
  /** Before the guide for questions that name fumigation tablets: a danger may have been overlooked. */
  fumigantHelp: {
    en: 'If somebody has swallowed such a tablet or breathed in its gas, call 108 or 112 at once.',
    hi: 'किसी ने ऐसी गोली निगल ली हो या उसकी गैस साँस में गई हो, तो तुरंत 108 या 112 पर फ़ोन करें।',
  },
  /** Before the guide to safe spraying, for whoever wants to use what has no label. */
  unlabelled: {
    en: 'Do not use what has no label, and do not mix it with anything: nobody can tell what it is, what it harms and how much would be safe. Do not smell or taste it. Lock it up away from children and animals, and ask your agriculture office or Krishi Vigyan Kendra (KVK) what to do with it. If some came onto your skin, wash with soap and much water; if somebody feels ill, call 108.',
    hi: 'जिस पर लेबल न हो उसे काम में न लें, और किसी चीज़ में न मिलाएँ: कोई नहीं बता सकता कि उसमें क्या है, किसे नुकसान करेगा और कितना सुरक्षित है। उसे न सूँघें, न चखें। बच्चों और पशुओं से दूर ताले में रखें, और उसका क्या करें यह कृषि कार्यालय या कृषि विज्ञान केंद्र (KVK) से पूछें। त्वचा पर लग गया हो तो साबुन और खूब पानी से धोएँ; किसी की तबीयत बिगड़े तो 108 पर फ़ोन करें।',
  },
  /** Before the guide to safe spraying, for whoever has no gloves or mask. */
  unprotected: {
    en: 'Never mix or spray a pesticide without gloves, a mask, goggles, full sleeves and boots: it goes into the body through the skin and the breath. If you have none, do not spray today.',
    hi: 'दस्ताने, मास्क, चश्मा, पूरी बाँह के कपड़े और जूते पहने बिना कीटनाशक न कभी मिलाएँ, न छिड़कें: दवा त्वचा और साँस से शरीर में चली जाती है। ये चीज़ें न हों तो आज छिड़काव न करें।',
  },
  /** The same for paraquat. */
  noAntidote: {
    en: 'Paraquat kills even in a small amount, and there is no antidote.',
    hi: 'पैराक्वाट थोड़ा-सा भी जान ले लेता है, और उसका कोई तोड़ (एंटीडोट) नहीं है।',
  },
  /** Before an answer to whoever asks when what was sprayed may be picked, sold or eaten. */
  waiting: {
    en: `How many days must pass after a spray before you pick, sell, feed or eat the crop depends on the product and the crop: the number stands on the product's label as the waiting period (PHI). Washing does not shorten it. If the label does not name your crop, do not eat or sell what was sprayed; ask the Kisan Call Centre: ${kisanCallCentre}. If somebody feels ill after eating it, call 108.`,
    hi: `छिड़काव के कितने दिन बाद तोड़ें, बेचें, खिलाएँ या खाएँ, यह दवा और फ़सल पर निर्भर है: रुकने के दिन (PHI) दवा के लेबल पर लिखे होते हैं। धोने से ये दिन कम नहीं होते। लेबल पर आपकी फ़सल का नाम न हो तो छिड़की हुई उपज न खाएँ, न बेचें; किसान कॉल सेंटर से पूछें: ${kisanCallCentre}। खाकर किसी की तबीयत बिगड़े तो 108 पर फ़ोन करें।`,
  },
  bannedNote: {
    en: 'Please note: a pesticide named here is banned in India, on all crops or on some. Do not use it; ask your agriculture office or the Kisan Call Centre for a permitted remedy.',
    hi: 'ध्यान दें: यहाँ बताया गया एक कीटनाशक भारत में सब या कुछ फ़सलों पर प्रतिबंधित है। उसका उपयोग न करें; मान्य उपाय कृषि कार्यालय या किसान कॉल सेंटर से पूछें।',
  },
} as const satisfies Record<string, Record<Language, string>>

/** A date in words, for example 20 November 2026, in India's time zone. */
export const formatLongDate = (instant: string | Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(instant))

/**
 * The day on which the data files of the calendar, the crop database and the guides were last written. They
 * name where such figures are published; not each figure was compared with its source again on that day.
 */
const writtenDay = '2026-11-20'

const formatMonthAndYear = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day))

/** A source's date: a day, or the month alone where no day is known. */
const formatSourceDate = (date: string, language: Language) =>
  date.length === 'YYYY-MM'.length
    ? formatMonthAndYear(date, language)
    : formatLongDate(date, language)

/** The month up to which passages without a date of their own are current. */
const writtenMonthText = (language: Language) =>
  language === 'hi'
    ? `(${formatMonthAndYear(writtenDay, 'hi')} की जानकारी)`
    : `(as of ${formatMonthAndYear(writtenDay, 'en')})`

/**
 * The line that names an answer's sources: first those without a date, with the month in which they were
 * last checked, then those with a date.
 */
export function sourcesLine(
  sources: readonly Pick<ChatSource, 'title' | 'date'>[],
  language: Language,
  label: 'source' | 'consulted' = 'source',
): string {
  const undated = sources.filter(({ date }) => !date).map(({ title }) => title)
  const dated = sources
    .filter(({ date }) => date)
    .map(({ title, date }) => `${title}, ${formatSourceDate(date, language)}`)
  const named = [
    ...(undated.length > 0 ? [`${undated.join('; ')} ${writtenMonthText(language)}`] : []),
    ...dated,
  ]
  return `${advisorSentences[label][language]}: ${named.join('; ')}`
}

/** Says that the price list has no such mandi; the place is written as in the question. */
export const unknownMarketSentence = (place: string, language: Language) =>
  language === 'hi'
    ? `भाव की सूची में "${place}" नाम की मंडी नहीं है।`
    : `No mandi of the price list is called "${place}".`

/** "12 km away", of whole kilometres: what rounds to 0 is near, and not in the same place. */
export function kilometresAway(km: number, language: Language): string {
  if (km < 1) return language === 'hi' ? '1 किमी से कम दूर' : 'less than 1 km away'
  return language === 'hi' ? `${km} किमी दूर` : `${km} km away`
}

/** Hindi for a question in Devanagari; otherwise the user's language, else English. */
export const answerLanguage = (question: string, language: Language | undefined): Language =>
  /\p{Script=Devanagari}/u.test(question) ? 'hi' : (language ?? 'en')
