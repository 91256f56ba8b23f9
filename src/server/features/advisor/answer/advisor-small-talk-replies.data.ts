import { kisanCallCentre } from '#shared/advisor/advisor.constants.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { SmallTalk } from '../understanding/advisor-small-talk.policy.ts'

/** What is said to greetings, thanks, and questions about the advisor itself. */
export const smallTalkReplies: Readonly<Record<SmallTalk, Record<Language, string>>> = {
  greeting: {
    en: 'Hello! I am FarmAdvisor. Ask me about a crop, your soil, pests, water, mandi prices or the weather, for example: "When should I sow wheat?"',
    hi: 'राम राम! मैं फ़ार्म एडवाइज़र हूँ। फ़सल, मिट्टी, कीट-रोग, सिंचाई, मंडी भाव या मौसम के बारे में पूछें, जैसे: "गेहूँ कब बोएँ?"',
  },
  thanks: {
    en: 'You are welcome. I wish you a good harvest! Ask again whenever you like.',
    hi: 'आपका स्वागत है। आपकी फ़सल अच्छी हो! जब चाहें फिर पूछें।',
  },
  whoAmI: {
    en: `I am FarmAdvisor, the farming assistant of KrishiHaat, a computer program and no person. I tell you about crops, soil, water, pests, seasons and organic farming from KrishiHaat's crop calendar and guides, which follow ICAR and the agricultural universities; I look up mandi prices, the weather and your own crops on sale. I name the source, and say so when I do not know. To talk to a person call the Kisan Call Centre: ${kisanCallCentre}.`,
    hi: `मैं फ़ार्म एडवाइज़र हूँ, कृषि हाट का खेती सहायक: एक कंप्यूटर प्रोग्राम, इंसान नहीं। फ़सल, मिट्टी, सिंचाई, कीट-रोग, मौसम और जैविक खेती की बातें मैं कृषि हाट के फ़सल कैलेंडर और लेखों से बताता हूँ, जो आईसीएआर और कृषि विश्वविद्यालयों के अनुसार हैं; मंडी भाव, मौसम और आपकी बिक्री वाली फ़सलें भी देख देता हूँ। स्रोत बताता हूँ, और जो न जानूँ वह साफ़ कहता हूँ। किसी जानकार से बात करने के लिए किसान कॉल सेंटर: ${kisanCallCentre}।`,
  },
  pastQuestions: {
    en: 'I cannot look up what you asked on another day. If you were logged in, your last questions and my answers stand above in this chat; without a login they are not stored. Please ask me again.',
    hi: 'आपने पहले किसी दिन क्या पूछा था, यह मैं खोजकर नहीं बता सकता। लॉग इन करके पूछा था, तो आपके पिछले सवाल और मेरे जवाब इसी चैट में ऊपर हैं; बिना लॉग इन के वे सहेजे नहीं जाते। कृपया सवाल फिर से पूछ लें।',
  },
}
