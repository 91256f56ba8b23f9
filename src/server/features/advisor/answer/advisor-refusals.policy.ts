import { kisanCallCentre } from '#shared/advisor/advisor.constants.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { fieldEmergencies } from '../danger/emergencies/advisor-field-emergency.policy.ts'
import { cropName } from '../decision/outcome/advisor-choices.policy.ts'
import type { DecidedAct } from '../decision/outcome/advisor-decision.ts'
import { sentencesOn } from '../decision/requested-subjects/advisor-page-sentences.policy.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import { advisorSentences } from './advisor-sentences.policy.ts'

type Refusal = Extract<DecidedAct, { kind: 'refuse' }>
type QuestionBack = Extract<DecidedAct, { kind: 'ask' }>

const callCentre = (language: Language) =>
  language === 'hi'
    ? `कृपया किसान कॉल सेंटर पर मुफ़्त, अपनी भाषा में पूछें: ${kisanCallCentre}।`
    : `Please ask the Kisan Call Centre, free and in your language: ${kisanCallCentre}.`

const whichTownSentence = (state: string, language: Language) => {
  const name = stateName(state, language)
  return language === 'hi'
    ? `${name} में किस ज़िले या शहर का मौसम? एक राज्य में हर जगह मौसम अलग होता है। ज़िले या शहर का नाम लिखें।`
    : `Which district or town in ${name} do you mean? The weather is not the same all over a state. Please write its name.`
}

/** Longer names are cut: the answer repeats a word, not a text. */
const maxNameLength = 60
const quoted = (name: string) =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength).trimEnd()}…` : name

/** Says by its name what the advisor has no page about, and asks whether it is one of those that are offered. */
export const refusalText = (refusal: Refusal, language: Language): string =>
  refusal.offersAnswers
    ? `${plainRefusal(refusal, language)} ${advisorSentences.oneOfThese[language]}`
    : plainRefusal(refusal, language)

const reasonsWithSentence = [
  'animals',
  'hurtAnimal',
  'harm',
  'violence',
  'liveFence',
  'swallowing',
  ...fieldEmergencies,
] as const
const hasOwnSentence = (reason: string): reason is (typeof reasonsWithSentence)[number] =>
  (reasonsWithSentence as readonly string[]).includes(reason)

/** What the remedy for a problem says of something else, with the problem's name. */
function quotesFrom(passage: Passage, matching: RegExp, language: Language): string[] {
  const sentences = sentencesOn(passage, matching).map((each) => each[language])
  return sentences.length > 0
    ? [`${passage.title[language]}: ${withDosesPerAcre(sentences.join(' '), language)}`]
    : []
}

function plainRefusal(
  { reason, name, subject, crop, knownCrop, isOffTopic, inPassing = [], matching }: Refusal,
  language: Language,
): string {
  const isHindi = language === 'hi'
  if (hasOwnSentence(reason)) return advisorSentences[reason][language]
  const named = subject?.[language] ?? `"${quoted(name)}"`
  if (isOffTopic)
    return isHindi
      ? `मैं सिर्फ़ खेती और इस साइट के सवालों का जवाब देता हूँ, ${named} का नहीं। फ़सल, मिट्टी, पानी, कीट-रोग, मौसम या मंडी भाव के बारे में पूछिए। खेती की सलाह किसान कॉल सेंटर भी मुफ़्त देता है: ${kisanCallCentre}।`
      : `I answer questions about farming and this site only, not about ${named}. Ask me about crops, soil, water, pests, the weather or market prices. The Kisan Call Centre advises farmers for free, too: ${kisanCallCentre}.`
  if (crop) {
    const cropText = cropName(crop, language)
    if (name === '' && !subject) {
      return isHindi
        ? `${cropText} के मेरे पन्ने में यह बात नहीं लिखी है। ${callCentre(language)}`
        : `My page on ${cropText} does not say this. ${callCentre(language)}`
    }
    const quotes = matching ? inPassing.flatMap((each) => quotesFrom(each, matching, language)) : []
    if (quotes.length > 0)
      return isHindi
        ? `${cropText} के मेरे पन्ने में ${named} के बारे में बस इतना लिखा है:\n${quotes.join('\n')}\n${callCentre('hi')}`
        : `My page on ${cropText} has no part on ${named}, but says in passing:\n${quotes.join('\n')}\n${callCentre('en')}`
    return isHindi
      ? `${cropText} के मेरे पन्ने में ${named} के बारे में कुछ नहीं है। ${callCentre(language)}`
      : `My page on ${cropText} says nothing about ${named}. ${callCentre(language)}`
  }
  if (name === '' && !subject) return advisorSentences.unknown[language]
  const refusal = isHindi
    ? `${named} के बारे में मेरे पास अभी कोई पन्ना नहीं है, इसलिए सलाह नहीं देता। ${callCentre(language)}`
    : `I have no page on ${named} yet, so I give no advice on it. ${callCentre(language)}`
  if (!knownCrop) return refusal
  const knownText = cropName(knownCrop, language)
  return isHindi
    ? `${refusal} ${knownText} के बारे में बता सकता हूँ: क्या जानना है, नीचे चुनें।`
    : `${refusal} About ${knownText} I can tell you: choose below what you want to know.`
}

/** Asks for what the question leaves open. */
export function askBackText(
  {
    missing,
    unknownProblem,
    knownOf,
    crop,
    offersAnswers,
    isGroup,
    ofState,
    likely = [],
  }: QuestionBack,
  isPrice: boolean,
  language: Language,
): string {
  const isHindi = language === 'hi'
  if (missing === 'place' && ofState) return whichTownSentence(ofState, language)
  if (missing === 'place') return advisorSentences.whichPlace[language]
  if (missing === 'crop' && offersAnswers) return advisorSentences.whatFitsOrCrop[language]
  if (missing === 'crop') return advisorSentences[isPrice ? 'whichCrop' : 'askCrop'][language]
  const cropText = crop ? cropName(crop, language) : ''
  if (missing === 'aspect') {
    return isHindi
      ? `${cropText} के बारे में क्या जानना है? नीचे चुनें या लिखें।`
      : `What do you want to know about ${cropText}? Choose below, or write it.`
  }
  if (isGroup) return advisorSentences.askProblemOfGroup[language]
  const whichProblem = advisorSentences[likely.length > 0 ? 'askLikelyProblem' : 'askProblem']
  if (unknownProblem === '') return whichProblem[language]
  if (knownOf) {
    const other = cropName(knownOf, language)
    return isHindi
      ? `"${quoted(unknownProblem)}" मैं सिर्फ़ ${other} में जानता हूँ; ${cropText} के मेरे पन्ने में यह नहीं है। ${whichProblem.hi} ${callCentre('hi')}`
      : `I know "${quoted(unknownProblem)}" of ${other} only; my page on ${cropText} does not have it. ${whichProblem.en} ${callCentre('en')}`
  }
  return isHindi
    ? `${cropText} के मेरे पन्ने में "${quoted(unknownProblem)}" नहीं है। ${whichProblem.hi} ${callCentre('hi')}`
    : `My page on ${cropText} has no "${quoted(unknownProblem)}". ${whichProblem.en} ${callCentre('en')}`
}
