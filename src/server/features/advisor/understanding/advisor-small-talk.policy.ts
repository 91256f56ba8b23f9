import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'
import { courtesyWords } from './advisor-small-talk.data.ts'
import { wordSet } from './aspects/advisor-conditions.policy.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'whoAmI' | 'pastQuestions'

const greetings = wordSet(courtesyWords.greetings)
const thanks = wordSet(courtesyWords.thanks)
const fillers = wordSet(courtesyWords.fillers)
const plainThanks = wordSet(
  'thank thanks thankyou thanx thx ty dhanyavad dhanyawad dhanyavaad shukriya shukria aabhar धन्यवाद शुक्रिया आभार थैंक्यू bye goodbye alvida अलविदा',
)

/** Patterns over folded words, which have no anusvara: है for हैं, हू for हूं. */
const whoQuestions = [
  /\b(?:who|what) (?:are|r) (?:you|u)$/,
  /\bwhat (?:can|do|all) (?:you|u|can you) (?:do|know|tell|help|answer)(?: (?:for|with|me|us)){0,2}$/,
  /\bwhat(?: is|s| s) (?:your|ur) name$/,
  /^(?:your|ur) name(?: please)?$/,
  /\b(?:are|r) (?:you|u) (?:an? |really |actually )?(?:ai|bot|robot|human|humans|person|machine|real|computer|man|woman|girl|boy|male|female|alive|married|single|chatgpt|chat gpt|gpt|gemini|google|alexa|siri)\b/,
  /\bhow old (?:are|r) (?:you|u)\b/,
  /\bwhere (?:do you live|are you from|do u live)\b/,
  /\b(?:do|have) (?:you|u) (?:have|got) (?:a |any )?(?:wife|husband|family|children|kids|girlfriend|boyfriend|feelings|body)\b/,
  /\bam i (?:talking|speaking|chatting) (?:to|with) (?:an? )?(?:real |actual )?(?:human|person|man|robot|bot|machine|ai|computer)\b/,
  /\bwho (?:made|created|built|developed) (?:you|u)\b/,
  /^(?:can you |could you |please |how can you |pls )*help(?: me| us)?(?: please| sir| bhai)?$/,
  /^(?:mujhe |meri |मुझे |मेरी )?(?:madad|sahayata|help|मदद|सहायता)(?: (?:chahiye|karo|kare|karen|kijiye|kar|do|चाहिए|चाहिये|करो|करे|करे|कीजिए|कर|दो))*$/,
  /^(?:\S+ )?(?:aap|ap|tum|tu|आप|तुम|तू) (?:kaun|kon|koun|कौन)(?: (?:ho|hai|hain|hei|हो|है))?$/,
  /^(?:aapka|apka|tumhara|tera|आपका|तुम्हारा|तेरा) (?:naam|nam|नाम) (?:kya|क्या)(?: (?:hai|h|है))?$/,
  /^(?:aap|ap|tum|आप|तुम)? ?(?:kya|क्या)(?: (?:kya|क्या))? (?:kar|bata|jaan|कर|बता)? ?(?:sakte|sakti|jante|janti|सकते|सकती|जानते|जानती)(?: \S+)?$/,
  /^(?:kya|क्या)(?: (?:kya|क्या))? (?:kar|bata|jaan|कर|बता)? ?(?:sakte|sakti|sakta|jante|सकते|सकती|सकता|जानते)(?: (?:ho|hai|hain|हो|है))?(?: (?:aap|ap|tum|tu|आप|तुम|तू))?$/,
  /^(?:aap|ap|tum|tu|आप|तुम|तू)(?: (?:mere|meri|hamari|मेरी|हमारी))? (?:kis kaam|kya kaam|kis kam|kya madad|किस काम|क्या काम|क्या मदद)(?: \S+){0,4}$/,
  /^(?:what|which) (?:all )?(?:questions|things|topics|kind of questions) (?:can|do|should|may) (?:i|you|we) (?:ask|answer|know)(?: \S+){0,2}$/,
  /\b(?:kisne|kis ne) (?:banaya|banaaya)\b/,
  /(?:किसने|किस ने) (?:बनाया|बनाए)/,
  /^(?:aap|ap|tum|tu|आप|तुम|तू) (?:ek )?(?:insaan|insan|robot|machine|computer|bot|इसान|रोबोट|मशीन)(?: \S+){0,2}$/,
  /^(?:kya|क्या) (?:aap|tum|आप|तुम) (?:insaan|insan|robot|machine|computer|इसान|रोबोट|मशीन)(?: \S+)?$/,
]

const hindiYou = '(?:aap|ap|tum|tu|आप|तुम|तू)'
const hindiYour =
  '(?:aapki|apki|aapka|apka|tumhari|tumhara|teri|tera|आपकी|आपका|तुम्हारी|तुम्हारा|तेरी|तेरा)'
/** "Tum kaun ho, insaan ho kya", "aap robot ho ya aadmi", "tumhari shadi hui": of the advisor itself, in a few words. */
const ofAdvisor = new RegExp(
  [
    `^(?:\\S+ ){0,2}${hindiYou} (?:\\S+ ){0,3}(?:insaan|insan|manushya|robot|robo|इसान|मनुष्य|रोबोट|रोबोटिक)(?: \\S+){0,4}$`,
    `^(?:\\S+ ){0,2}${hindiYou} (?:asli |sach me |sachmuch |real |असली )?(?:aadmi|admi|ladka|ladki|aurat|mard|machine|computer|आदमी|लडका|लडकी|औरत|मर्द|मशीन|कप्यूटर) (?:ho|hai|h|हो|है)(?: \\S+){0,3}$`,
    `^${hindiYou} (?:kaun|kon|कौन) (?:ho|hai|हो|है) \\S+ (?:ho|हो)(?: \\S+)?$`,
    `^(?:kya |क्या )?${hindiYour} (?:shadi|shaadi|vivah|umar|umra|umr|age|biwi|patni|pati|gaon|ghar|शादी|विवाह|उम्र|बीवी|पत्नी|गाव|घर)(?: \\S+){0,4}$`,
    `^${hindiYou} (?:kaha|kahan|kahaan|कहा) (?:rehte|rahte|rehti|rahti|se|रहते|रहती|से)(?: \\S+){0,2}$`,
  ].join('|'),
)

/** "What did I ask yesterday", "maine kal kya pucha tha", "show my old questions". */
const pastQuestions = new RegExp(
  [
    '\\bwhat (?:did|have) i (?:ask|asked|say|said|write)\\b|\\bwhat i (?:asked|said)\\b',
    '\\bwhat (?:was|were|is) my (?:last|previous|old|first|earlier) (?:question|questions|query|message)\\b',
    '^(?:please )?(?:show|see|open|find) (?:me )?my (?:old|previous|past|last|earlier) (?:question|questions|queries|chat|chats|answers|messages)\\b',
    '^(?:do|can) you remember (?:me|my|what)\\b',
    '(?:maine|mene|mainne|मैने) (?:\\S+ ){0,3}(?:kya|kaunsa|kaun sa|क्या|कौनसा) (?:\\S+ ){0,2}(?:pucha|puchha|poocha|poochha|bola|kaha|likha|पूछा|बोला|कहा|लिखा)(?: \\S+)?$',
    '^(?:\\S+ ){0,2}(?:pichl[aei]|puran[aei]|पिछल[ाेी]|पुरान[ाेी]) (?:sawal|sawaal|prashn|baatchit|batchit|baat cheet|baatcheet|chat|jawab|सवाल|प्रश्न|बातचीत|चैट|जवाब)(?: \\S+){0,3}$',
  ].join('|'),
)

/** "Who are you, brother". */
const vocativeAtEnd =
  / (?:bhai|bhaiya|bhaiyya|ji|sir|madam|bro|brother|yaar|dost|भाई|भैया|भइया|जी|यार|दोस्त|सर)$/

/** "Good morning" is not thanks, though "good" is. */
const goodTimeOfDay = /\bgood (?:morning|afternoon|evening|night)\b/g

/** Whether a message thanks, whatever else it says. */
export const hasThanks = (tokens: readonly { folded: string }[]): boolean =>
  tokens.some(({ folded }) => plainThanks.has(folded))

/** The kind of small talk that a message is: a greeting, thanks, or "who are you"; null for a question. */
export function detectSmallTalk(message: string): SmallTalk | null {
  const words = splitWords(message).map(foldWord)
  const text = words.join(' ')
  const spoken = text.replace(vocativeAtEnd, '')
  if (whoQuestions.some((pattern) => pattern.test(text) || pattern.test(spoken))) return 'whoAmI'
  if (ofAdvisor.test(text)) return 'whoAmI'
  if (pastQuestions.test(text)) return 'pastQuestions'
  const isCourtesy = (word: string) => greetings.has(word) || thanks.has(word) || fillers.has(word)
  if (!words.every(isCourtesy)) return null
  const withoutTime = text.replace(goodTimeOfDay, '').split(' ')
  if (withoutTime.some((word) => thanks.has(word))) return 'thanks'
  return words.some((word) => greetings.has(word)) ? 'greeting' : null
}
