import { dangerWords, pestSubjectWords } from '../understanding/advisor-intents.data.ts'
import { wantsLiveFence } from '../understanding/advisor-live-fence.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { foldedText, type Token, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { tellsOfAccident, tellsOfGasInWell } from './advisor-accident.policy.ts'
import { tellsOfAnimalBite } from './advisor-animal-bite.policy.ts'
import { tellsOfSnakeBite } from './advisor-bite.policy.ts'
import { tellsOfDespair } from './advisor-despair.policy.ts'
import { tellsOfHurtAnimal } from './advisor-hurt-animal.policy.ts'
import { withoutMisreadWords } from './advisor-misread-words.policy.ts'
import { wantsToKillPlants } from './advisor-plant-killing.policy.ts'
import { wantsToSpoil } from './advisor-spoiling.policy.ts'
import { tellsOfAttack, tellsOfViolence } from './advisor-violence.policy.ts'
import { hasPair, pairKeys } from './advisor-word-pairs.policy.ts'
import { tellsOfMauling } from './emergencies/advisor-animal-attack.policy.ts'
import { readFieldEmergency } from './emergencies/advisor-field-emergency.policy.ts'

const {
  poison,
  medicine,
  swallowed,
  symptom,
  spraying,
  bodyPart,
  contact,
  fatal,
  human,
  harm,
  bodyUse,
} = {
  poison: createWordSet(dangerWords.poison),
  medicine: createWordSet(dangerWords.medicine),
  swallowed: createWordSet(dangerWords.swallowed),
  symptom: createWordSet(dangerWords.symptom),
  spraying: createWordSet(dangerWords.spraying),
  bodyPart: createWordSet(dangerWords.bodyPart),
  contact: createWordSet(dangerWords.contact),
  fatal: createWordSet(dangerWords.fatal),
  human: createWordSet(dangerWords.human),
  harm: createWordSet(dangerWords.harm),
  bodyUse: createWordSet(dangerWords.bodyUse),
}
const plainPoison = createWordSet(
  'poison poisonous poisoning zahar jahar zeher jeher zehar jehar zahr jahr जहर ज़हर विष antidote',
)
/** Whoever tells a farm's advisor of these may have been poisoned. */
const acuteSymptom = createWordSet(
  'vomiting vomited ulti ultiyan ultee unconscious behosh behoshi fainted collapsed convulsion seizure उल्टी उल्टियां बेहोश बेहोशी chakkar चक्कर',
)
/** Animals that damage fields and may not be poisoned; rats and insects are pests. */
const largeAnimals = createWordSet(
  'bandar bandaro monkey monkeys nilgai neelgai suar boar pig pigs kutta kutte kutton kutto कुत्तों dog dogs cow cows gaay gaye cattle sand saand elephant deer hiran bird birds parrot parrots tota tote peacock peacocks crow crows kauwa kauwe pigeon pigeons kabutar sparrow sparrows chidiya chidiyo chidiyon बंदर बंदरों नीलगाय तोता तोते चिड़िया चिड़ियों मोर कौआ कौवे पक्षी पक्षियों सूअर कुत्ता कुत्ते गाय सांड हिरण',
)
const neighbours = createWordSet(
  'padosi padosiyon padosan neighbour neighbours neighbor neighbors dushman enemy पड़ोसी दुश्मन',
)
const pestSubject = createWordSet(pestSubjectWords)
/** "The stuff that he sprays", "the seed treatment powder": substances that are not named. */
const unnamedSubstance = createWordSet('sprays sprayed spraying treated granules')
const unnamedSubstancePairs = pairKeys(['seed treatment', 'seed dressing'])
/** Fertilisers and lime: harmless on the hands, dangerous in an eye. */
const fertiliser = createWordSet(
  'khad khaad khat khaat fertiliser fertilizer urea yuria dap potash chuna खाद यूरिया उर्वरक डीएपी पोटाश चूना',
)
const eyesAndFace = createWordSet(
  'eye eyes aankh ankh aankhon ankhon chehra chehre munh muh आंख आंखों आँख आँखों चेहरा चेहरे मुंह मुँह',
)

const swallowedPairs = pairKeys(dangerWords.swallowedPairs)
const symptomPairs = pairKeys(dangerWords.symptomPairs)

/** "Current in the fence to kill wild boar" kills people, too. */
const electricity = /\b(?:current|electric|electricity|karant|bijli|11 ?kv|440)\b|करट|बिजली/

/** "It went in my eyes": not what stands in somebody's field. */
const inBody =
  /\b(?:in|into|inside|on) (?:my|his|her|our|your|their|the) (?:mouth|mouths|eye|eyes|nose|face|stomach|throat|belly|lungs|body|skin|hands?)\b/

/** "Roundup on skin": a pesticide there has come there by accident. */
const onSkin = /\b(?:on|in|into) (?:skin|eyes?)\b(?! of)/

const weedKillers = /nashak|nashi |weed ?killer|नाशक|नाशी /
/** "Nashak aankh me chala gaya": whatever crop was sprayed, for the eyes of plants are treated, and nothing falls into them. */
const intoEyes =
  /(?:^| )(?:a?ankh|a?ankhon?|आख|आखो) (?:me|mein|mai|में|मे) (?:\S+ ){0,3}(?:ga?ya|ga?yi|gira?|giri|pad|pada|padi|chala|chali|ghus|गया|गयी|गई|गिर|गिरा|गिरी|पड|पडा|पडी|चला|चली)(?= |$)|\b(?:went|got|gone|splashed|fell|sprayed|flew) (?:in|into) (?:my|his|her|the|both) eyes?\b(?! of)/

/** What a dose that is too strong does to a crop is not an illness. */
const burnsPlants =
  /\b(?:burn|burns|burning|burnt|burned) (?:\S+ )?(?:plants?|leaf|leaves|crops?|roots?|seedlings?|tips?|edges?|flowers?)\b|\b(?:plants?|leaf|leaves|crops?|roots?|seedlings?|tips?|edges?|flowers?) (?:\S+ )?(?:burn|burns|burning|burnt|burned)\b/g

/**
 * "Can I drink neem oil for diabetes" asks whether to swallow it; nobody has. The refusal names the number for those who
 * have.
 */
const asksToSwallow =
  /\bwhat (?:if|happens if|would happen if) (?:i|we|you|someone|somebody|he|she|they|one|a person|people) (?:drinks?|eats?|swallows?|takes?|consumes?) (?!.*\b(?:mistake|mistakenly|accident\w*)\b)|(?:^| )(?:agar|अगर) .*(?:pi|pee|kha|पी|खा) (?:le|lu|lun|liya|ले|लू|लिया) (?:to|toh|तो) (?:kya|क्या)|\b(?:can|should|may|could) (?:i|we|you|he|she|one|people|humans?) (?:drink|eat|swallow|consume|take(?! (?:rest|leave|care|bath|a bath|him|her|them|off)\b))\b|\b(?:safe|ok|good|healthy) to (?:drink|eat|swallow|consume)\b|(?:pi|kha|पी|खा) (?:sakte|sakta|sakti|sakat|skte|सकते|सकता|सकती|सकत)|(?:peene|pine|khane|पीने|खाने) (?:se|ke|के|से) (?:fayde|fayda|labh|faida|kya|फायदे|फायदा|लाभ|क्या)/

/** "Kya neem ka tel pee sakte hai", "a spoon of neem oil daily for diabetes": no crop is named. */
const asksToDrinkPesticide =
  /(?:neem|नीम) (?:ka |ke |का |के )?(?:tel|oil|तेल) (?:\S+ ){0,4}(?:pi|pee|pine|peene|piye|peena|पी|पीने|पीना) |\b(?:drink|spoon of|swallow) (?:\S+ ){0,3}neem oil|\bneem oil (?:\S+ ){0,4}(?:for|in) (?:diabetes|sugar|stomach|fever|weight)\b/

/** "Sir dard ki dawa" asks a physician; whoever sprayed, swallowed or vomits says so. */
const asksForPainkiller =
  /(?:dard|pain|ache|headache|sirdard|bukhar|fever|khansi|cough|दर्द|सिरदर्द|बुखार|खासी) (?:ki|ka|ke liye|me|की|का|के लिए|मे) (?:koi |अच्छी |achi |gharelu )*(?:dawa|dava|dawai|davai|goli|tablet|medicine|ilaj|upay|दवा|दवाई|गोली|इलाज|उपाय)|(?:medicine|tablet|remedy|cure|pill) for (?:a |my |the )?(?:\S+ )?(?:headache|pain|ache|fever|cough|cold)/

/** "Sher ko marne ka jahar": poison that is to kill somebody or something else. */
const wantsToKill =
  /\S (?:ko|को) (?:marne|maarne|marna|maarna|maru|maaru|मारने|मारना|मारू) |\b(?:poison|zahar|jahar)\S* (?:to|for|that) (?:kill|killing|kills)\b|\b(?:kill|killing) (?:\S+ ){1,4}(?:with|by|using) poison/

/** "How to poison wild boar": the word tells the intention. */
const asksToPoison = /\b(?:to|i|we) poison\b/

/** Children have died of it. */
const neemOil = /(?:^| )(?:neem|नीम) (?:ka |का )?(?:tel|oil|तेल) /

/** "Neem oil pi liya": it has happened. */
const hasDrunk =
  /(?:pi|pee|पी) ?(?:li|liya|liye|ga?y[aei]|ली|लिया|गया|गई) |\b(?:drank|drunk|swallowed) /

/** A pesticide on the clothes goes through the skin. */
const soakedClothes =
  /(?:kapde|kapda|kapdo|clothes|shirt|कपडे|कपडा|कपडो) (?:\S+ ){0,3}(?:bheeg|bhig|bhige|bheege|soaked|drenched|wet|भीग|भीगे)/

/** "Dawa ka asar chadhne ke lakshan": the signs of a poisoning, which a farmer should know. */
const asksForSignsOfPoisoning =
  /(?:dawa|dawai|dava|davai|दवा|दवाई) (?:ka|ke|का|के) (?:asar|असर) (?:chadh|ho jane|चढ|हो जाने)|\b(?:signs?|symptoms?) (?:\S+ ){1,8}(?:taken in|breathed in|absorbed|inhaled) (?:\S+ ){0,2}(?:chemicals?|pesticides?|poison|sprays?)\b/

const washWords = createWordSet(
  'wash washing washed dip dipping dhona dhone dhokar dho धोना धोने धोकर',
  false,
)
const eatenWords = createWordSet(
  'vegetable vegetables fruit fruits sabji sabzi sabjiyan phal fal food सब्जी सब्जियां सब्जियों फल फलों',
  false,
)

/** Whether somebody only asks for a remedy of an ordinary pain: nothing else tells of a spray, a poison or an acute sign. */
function asksForPainkillerOnly(text: string): boolean {
  if (!asksForPainkiller.test(text)) return false
  return !tokenizeAll(text.replace(asksForPainkiller, ' ')).some((token) =>
    [spraying, poison, medicine, swallowed, acuteSymptom, sprayVerbs].some((set) => set.has(token)),
  )
}
const sprayVerbs = createWordSet(
  'chhidki chhidka chhidke chhidak chhidakne chhidkav smell gandh mixed tank छिड़की छिड़का छिड़के गंध',
)

/** "I was spraying on my cotton, now my head is spinning": whatever crop, animal or milk is named beside it. */
const illAfterSpraying =
  /\b(?:i|we|he|she|they) (?:(?:was|were|am|is|are|have|has|had|been|just|only) ){0,3}(?:spraying|sprayed|spray) .*\b(?:spinning|dizzy|dizziness|giddy|giddiness|nausea|vomiting|vomited) /

/** What a message tells about somebody's danger, as its words say it. */
export type DangerFacts = ReturnType<typeof readDangerFacts>

/** Reads a message for the rules of dangers: of a long one every word, not only its beginning and its end. */
export function readDangerFacts(question: Question) {
  const { things, namesBanned, substances, crops, message } = question
  const tokens = tokenizeAll(withoutMisreadWords(message))
  const sentence = foldedText(tokens)
  const text = sentence.trimEnd()
  const has = (set: { has(token: Token): boolean }) => tokens.some((token) => set.has(token))
  const isAboutPests = tokens.some((token) => pestSubject.has(token) && !poison.has(token))
  const namesMedicine = has(medicine)
  const isInBody = inBody.test(text)
  const isSwallowed = has(swallowed) || hasPair(tokens, swallowedPairs) || isInBody
  const namesPesticide =
    has(poison) || namesBanned || substances.length > 0 || (isSwallowed && neemOil.test(sentence))
  const isHuman = has(human)
  const isHarmMeant = has(harm)
  const isUnnamedSubstance = has(unnamedSubstance) || hasPair(tokens, unnamedSubstancePairs)
  const wordsOfPeople = tokenizeAll(text.replace(burnsPlants, ' '))
  return {
    isAboutPests,
    namesCrop: crops.length > 0,
    namesAnimal: things.some(({ kind }) => kind === 'animal'),
    namesLargeAnimal: has(largeAnimals),
    namesNeighbour: has(neighbours),
    isHuman,
    namesPesticide,
    namesMedicine,
    /** A pesticide, or what is called a medicine, which may be one. */
    namesRemedy: namesPesticide || namesMedicine,
    namesPlainPoison: has(plainPoison),
    /** "The caterpillars ate the leaves" is about a crop, unless a person ate something. */
    isMedicineTaken: isAboutPests
      ? isHuman && namesMedicine
      : namesMedicine || (isHuman && isUnnamedSubstance),
    despair: tellsOfDespair(tokens, isAboutPests || crops.length > 0),
    isViolence: tellsOfViolence(tokens),
    isAttackOnPeople: tellsOfAttack(tokens),
    isAnimalHurt: tellsOfHurtAnimal(tokens, namesPesticide || namesMedicine),
    isPlantToBeKilled: wantsToKillPlants(tokens),
    isSnakeBite: tellsOfSnakeBite(question),
    animalBite: tellsOfAnimalBite(question),
    isAccident: !has(poison) && !namesMedicine && tellsOfAccident(message),
    isGasInWell: tellsOfGasInWell(message),
    isIllAfterSpraying: illAfterSpraying.test(sentence),
    isSpraying: has(spraying),
    isIll: wordsOfPeople.some((token) => symptom.has(token)) || hasPair(tokens, symptomPairs),
    isAcutelyIll: has(acuteSymptom),
    isSwallowed,
    isDeadly: has(fatal),
    isHarmMeant,
    wantsToKill: wantsToKill.test(sentence),
    wantsToPoison: asksToPoison.test(text),
    wantsToSpoil: wantsToSpoil(sentence),
    /** "A bird died of the wire" is not an intention. */
    wantsToElectrocute: electricity.test(text) && isHarmMeant,
    asksToSwallow: asksToSwallow.test(text),
    asksToDrinkPesticide:
      asksToDrinkPesticide.test(sentence) && crops.length === 0 && !hasDrunk.test(sentence),
    isMauled: tellsOfMauling(sentence, crops.length > 0),
    fieldEmergency: readFieldEmergency(sentence),
    isLiveFence: wantsLiveFence(sentence),
    asksForPainkiller: asksForPainkillerOnly(text),
    asksForSignsOfPoisoning: asksForSignsOfPoisoning.test(text),
    isFoodWashed: has(washWords) && has(eatenWords),
    isUsedOnBody: has(bodyUse),
    isSoaked: soakedClothes.test(text),
    /** "I face a problem" is not about a face, "on my face" is. */
    isOnBody:
      ((namesPesticide || namesMedicine) && has(bodyPart)) ||
      (has(fertiliser) && (has(eyesAndFace) || isInBody)),
    isInEyes: intoEyes.test(text) && (namesPesticide || namesMedicine || weedKillers.test(text)),
    isTouched: has(contact) || onSkin.test(text),
  }
}
