import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'

/** What only a fungus, a virus or an animal leaves on a plant. */
export const signsOfDiseaseAlone = createWordSet(
  'wavy waves lahar lahriya lahariya lahardar लहरिया लहरदार powder powdery mould mold fungus phaphund fafund churn web webs jala jaal net hole holes chhed ched spot spots dhabba dhabbe daag ring rings chhalla mosaic smell badbu ooze gum gond rot rots rotten rotting sad sada sade sadi sadna sadne sadan gal gala gali galna galne galan soft naram cotton cottony wool rui curl curled curling twist twisted mud muda mude mudi mudna murda lump lumps lumpy bunchy malformed guchha guchhe guccha gucche gola gole hang hanging droop drooping latak latke worm worms larva larvae caterpillar caterpillars insect insects keeda keede kida kide keet sundi illi fly flies hopper hoppers mite mites wilt wilting wilted murjha murjhana पाउडर चूर्ण फफूँद जाला जाले जाल छेद धब्बा धब्बे दाग छल्ला मोज़ेक बदबू गोंद सड़ सड़ा सड़े सड़ी सड़न गल गला गली गलन नरम रुई गुच्छा गुच्छे गोला गोले लटक मुड़ मुड़ा मुड़े मुड़ी कीड़ा कीड़े कीट सूँडी इल्ली मक्खी मुरझा',
  false,
)

/** What rots, turns black or is stung and eaten; cold, thirst and hunger leave no such mark. */
export const signsOfDecay = createWordSet(
  'sadkar sadke galkar galke sting stung puncture punctures dank danka सड़कर सड़के गलकर गलके डंक black blackened blackening kala kale kaala kaale kali eaten kha khaya काला काले काली खा खाया',
  false,
)
