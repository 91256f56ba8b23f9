import type { RequestedSubject } from './advisor-requested-subject.ts'

const lay =
  '(?:lag\\S*|lga\\S*|plant|planting|grow|growing|taiyar|tayyar|taiyaar|bana\\S*|baandh\\S*|bandh\\S*|बाध\\S*|लग\\S*|तैयार|बना\\S*|vidhi|tarika|method|विधि|तरीका)'
const cropWords = '(?:crops?|fasal|fasle|fasalo|phasal|kheti|फस\\S+|खेती)'
const growing =
  '(?:grow|grown|growing|plant|planted|sow|sown|crops?|fasal|fasle|kheti|lag\\S*|lga\\S*|bo|boye|boya|bona|ug\\S*|le|lena|फस\\S+|खेती|लग\\S*|बो|बोए|बोये|बोना|उग\\S*|ले|लेना)'
const which = '(?:kya|kaun|konsi|kaunsi|konsa|kaunsa|kon|which|what|क्या|कौन|कौनसी|कौनसा)'

/** How plants are multiplied without seed. */
export const multiplied =
  /\b(?:cuttings|setts|slips|suckers|grafts?|grafted|air-layered|layer(?:ed|ing)|budded|bud it|runners|tissue-culture)\b/i

const raising =
  '(?:taiyar|tayyar|taiyaar|tyar|ugan\\S*|bana\\S*|raise|raising|prepare|preparation|make|making|तैयार|उगा\\S*|बना\\S*)'

/** What is done to a crop at one time of its life, and how its plants are raised: some pages tell it in a sentence, some guides for all crops. */
export const cropOperations: readonly RequestedSubject[] = [
  {
    id: 'bahar',
    name: { en: 'bahar treatment (choosing the season of flowers)', hi: 'बहार लेने' },
    question:
      /(?:^| )(?:mrig|mrug|mriga|ambe|ambia|ambiya|hasta|hast|मृग|आबे|अबे|अबिया|आबिया|हस्त|हस्ता) (?:bahar|bahaar|बहार) |(?:^| )(?:bahar|bahaar|बहार) (?:treatment|upchar|le|lena|lene|leni|lete|pakad\S*|niyantran|control|regulation|उपचार|ले|लेना|लेने|लेनी|नियत्रण) |(?:^| )(?:crop|flower|flowering) regulation /,
    text: /\bbahar\b|\bflowers? (?:of|in) the (?:rainy|winter)|\bwinter crop\b|\bkeep dry\b|\bunwanted (?:rainy )?crop\b|\bbefore the bloom\b|\bstop water\b/i,
    parts: ['water', 'sowing', 'harvest'],
    pageHas: /\bbahar\b/i,
    kinds: [
      { question: /(?:^| )(?:mrig|mrug|mriga|मृग) /, text: /\bmrig\b/i },
      { question: /(?:^| )(?:ambe|ambia|ambiya|आबे|अबे|अबिया|आबिया) /, text: /\bamb(?:e|ia)\b/i },
      { question: /(?:^| )(?:hasta|hast|हस्त|हस्ता) /, text: /\bhasta\b/i },
    ],
    general: /^guide\/bahar/,
    ownGuides: /bahar|crop-regulation/,
  },
  {
    id: 'intercropping',
    name: { en: 'intercropping', hi: 'साथ में दूसरी फ़सल लेने' },
    question: new RegExp(
      [
        '(?:^| )(?:inter ?crop\\w*|mixed crop\\w*|companion crops?|sah ?fasal\\w*|sahfasli|antar(?:a)? ?fasal|antarvart\\w*|mishrit|सहफस\\S\\S*|सह फस\\S\\S*|अतर फस\\S|अतरफस\\S|अतरवर्त\\S*|मिश्रित) ',
        `^(?=.*(?:^| )${which} |.*@ .*@ ).*(?:^| )(?:between|under|below|ke (?:beech|bich|beecho|niche|neeche)|के (?:बीच|नीचे)) (?:me |mein |में |मे |the |rows of |@ )*(?:\\S+ ){0,4}?${growing} `,
        `(?:^| )${growing} (?:\\S+ ){0,2}?(?:between|in between|under|below) (?:the |my |rows of |old |young )*@ `,
        `(?:^| )@ (?:ke |के )?(?:saath|sath|साथ) (?:me |मे )?(?:\\S+ )?${which} (?:\\S+ ){0,3}?${growing} `,
        `(?:^| )@ (?:ke |के )?(?:bagh|baag|bag|bagiche|bageeche|orchard|bagan|बाग|बगीचे|बागान) (?:me |mein |mai |मे )(?:\\S+ )?${which} (?:\\S+ ){0,3}?${growing} `,
        '(?:^| )@ (?:ke |के )?(?:bagh|baag|bag|bagiche|orchard|बाग|बगीचे) (?:me |mein |में |मे |in )?@ ',
        '(?:^| )@ (?:\\S+ )?(?:between|in between|under) (?:\\S+ )?@ ',
        '(?:^| )@ (?:aur|and|with|और|व) @ (?:ek |एक )?(?:saath|sath|together|साथ) ',
        `(?:^| )(?:with|alongside|along with) @ (?:\\S+ ){0,2}?(?:as )?(?:intercrop|mixed|together) `,
        `(?:^| )${which} (?:\\S+ ){0,3}?(?:grow|plant|sow|grown|sown|planted|cultivated|crops?) (?:\\S+ )?(?:with|along with|alongside) (?:the |my )?@ `,
        '(?:^| )@ (?:ke |के )?(?:saath|sath|साथ) @ (?:kitn\\S*|kaise|ratio|anupat|line|row|katar|कितन\\S*|कैसे|अनुपात|लाइन|कतार) ',
      ].join('|'),
    ),
    text: /\bintercrop|\bgrows? between|\bgrown between|between (?:the |wider )?rows|\bmixed with\b|\bmixed crop/i,
    general: /^guide\/intercropping$/,
    ownGuides: /^guide\/intercropping/,
  },
  {
    id: 'mulching',
    name: { en: 'mulching', hi: 'मल्चिंग (ज़मीन ढकने)' },
    question:
      /(?:^| )(?:mulch|mulches|mulching|mulchin|malching|malch|palwar|palvar|मल्चिग|मल्च|मलचिग|पलवार) |(?:^| )(?:plastic|panni|प्लास्टिक|पन्नी) (?:\S+ )?(?:bichh?\S*|बिछा\S*) /,
    text: /\bmulch/i,
    general: /^guide\/mulching$/,
    ownGuides: /^guide\/mulching-/,
  },
  {
    id: 'germinationTest',
    name: { en: 'testing how many seeds come up', hi: 'बीज के अंकुरण की जाँच' },
    question:
      /(?:^| )(?:germination|ankuran|jamav|jamaav|अकुरण|जमाव) (?:\S+ ){0,2}?(?:test\w*|check\w*|jaanch\S*|janch\S*|jach\S*|parakh\S*|parikshan|जाच\S*|परख\S*|परीक्षण|टेस्ट) |(?:^| )(?:test|check) (?:\S+ ){0,3}?germination /,
    text: /\btest germination|\bgermination test|\d+% germination/i,
    parts: ['seed'],
    general: /^guide\/(?:monsoon-preparation|germination)/,
    ownGuides: /germination/,
    isFirst: true,
  },
  {
    id: 'pinching',
    name: { en: 'pinching off the tips', hi: 'फुनगी तोड़ने (पिंचिंग, खुटाई)' },
    question:
      /(?:^| )(?:pinch|pinching|nipping|nip|topping|disbudding|khutai|khutayi|पिचिग|पिचिगं|खुटाई|निपिग|डिसबडिग) |(?:^| )(?:fungi|phungi|funagi|phunagi|fungiya|phunagiya|फुनगी|फुनगिया) (?:\S+ ){0,2}?(?:tod|tor|kaat|kat|nip|तोड|काट)\S* |(?:^| )(?:tod|todna|todne|tudai|cut|cutting|pluck|kaat|kat|katna|काट\S*|तोड\S*) (?:\S+ ){0,2}?(?:tips?|tops?|top branches|phunagi|फुनगी) (?!dress)|(?:^| )(?:tips?|tops?|top branches) (?:\S+ ){0,2}?(?:cut|cutting|kaat|kat|tod|pluck)\S* /,
    text: /\bpinch\b(?! off)|\bnip (?:the |off )|\bcut the top\b|\bcut (?:the \w+ )?back\b/i,
    parts: ['seed', 'harvest'],
    ownGuides: /^guide\/(?:pinching|pruning-)/,
  },
  {
    id: 'desuckering',
    name: { en: 'taking off suckers', hi: 'पुत्ती या फालतू कल्ले हटाने' },
    question:
      /(?:^| )(?:de ?suckering|desucker) |(?:^| )(?:suckers?|putti|puttiya|putte|सकर|पुत्ती|पुत्तिया|पुत्ते) (?:\S+ ){0,4}?(?:remov\w*|cut|cutting|keep|keeping|leave|leaving|left|hata\S*|kaat\S*|kat|kate|nikal\S*|rakh\S*|chhod\S*|chod\S*|हटा\S*|काट\S*|निकाल\S*|रख\S*|छोड\S*) |(?:^| )(?:remove|removing|cut|cutting|keep|leave|hata\S*|हटा\S*) (?:\S+ ){0,3}?suckers? /,
    text: /\bsuckers? every\b|\b(?:remove|cut off|pull|take off|keep)\b[^.]{0,30}\bsuckers?\b/i,
    parts: ['seed', 'water'],
    ownGuides: /^guide\/(?:ratoon-banana$|pruning-)/,
    isFirst: true,
  },
  {
    id: 'thinning',
    name: { en: 'thinning', hi: 'पौधे विरल करने (छँटाई)' },
    question:
      /(?:^| )(?:thinning|virlan|viralan|viralikaran|विरलन|विरलीकरण) |(?:^| )(?:to|when|must i|should i|do i|i|we) thin (?:out )?/,
    text: /\bthin(?:ned|ning)?\b(?! (?:leaves|skin|layers?|stem))|\bkeep (?:the best )?one\b|\bkeep the best\b/i,
    parts: ['seed', 'fertiliser'],
    isFirst: true,
  },
]

/** How a crop is raised and set out, and how its ripeness is seen. */
export const plantingOperations: readonly RequestedSubject[] = [
  {
    id: 'grafting',
    name: { en: 'grafting, budding or layering', hi: 'कलम बाँधने (ग्राफ्टिंग, गूटी)' },
    question:
      /(?:^| )(?:grafting|budding|layering|gootee|gooti|guti|gutti|kalam (?:bandh|baandh)\S*|गूटी|गुटी|ग्राफ्टिग|बडिग|कलिकायन|चश्मा) (?!distance|spacing)/,
    text: multiplied,
    parts: ['seed', 'sowing'],
    guides: /^guide\/nursery-cuttings$/,
    ownGuides: /^guide\/nursery-(?:fruit|rose)$|graft/,
  },
  {
    id: 'propagation',
    name: { en: 'how plants are multiplied', hi: 'कलम या पौध से बढ़ाने' },
    question: new RegExp(
      [
        '(?:^| )(?:propagat\\w*|graft|pravardhan|प्रवर्धन) (?!distance|spacing)',
        `(?:^| )(?:cuttings?|kalam|kalame|slips?|कलम|कलमे|कटिग) (?:\\S+ ){0,2}?${lay} `,
      ].join('|'),
    ),
    text: multiplied,
    parts: ['seed', 'sowing'],
    ownGuides: /^guide\/nursery-(?:fruit|cuttings|rose|black-pepper)$/,
    isPlanting: true,
  },
  {
    id: 'seedTreatment',
    name: { en: 'treating seed or planting material', hi: 'बीज या कंद के उपचार' },
    question: new RegExp(
      [
        '(?:^| )(?:seeds?|seedlings? root|beej|bij|biya|tubers?|kand|setts?|sets|rhizomes?|gaanth|ganth|corms?|bulbs?|cloves?|kali|suckers?|tukd\\S*|tukr\\S*|बीज|कद|गाठ|कली|कलियो|टुकड\\S*|बीजो) (?:\\S+ ){0,3}?(?:treat\\w*|upchar\\w*|upachar\\w*|shodh\\w*|sodhan|dip|dipping|उपचार\\S*|शोधन|शोधित) ',
        '(?:^| )(?:treat|treating|dip) (?:\\S+ ){0,3}?(?:seeds?|tubers?|setts?|sets|rhizomes?|corms?|bulbs?|cloves?|suckers?|beej|bij|बीज) ',
        `(?:^| )(?:seeds?|beej|bij|biya|tubers?|kand|बीज|कद) (?:\\S+ ){0,2}?(?:bone|lagane|ropne|buwai|buai|bowai|sowing|planting|बोने|लगाने|रोपने|बुवाई|बुआई) (?:se |ke |के |से )?(?:pehle|pahle|phle|before|पहले) (?:\\S+ ){0,2}?(?:kya|dawa|dawai|kaun|konsi|kaunsi|क्या|दवा|दवाई|कौन|कौनसी) `,
        '(?:^| )(?:bone|lagane|buwai|बोने|लगाने|बुवाई) (?:se |के |से )?(?:pehle|pahle|पहले) (?:\\S+ )?(?:beej|bij|kand|बीज|कद) (?:\\S+ ){0,2}?(?:kya|क्या|kaun|कौन) ',
      ].join('|'),
    ),
    text: /\btreat(?:ed)?\b|\bdip(?:ped)?\b|\bsoak\b|\bcoat with\b/i,
    parts: ['seed'],
    guides: /^guide\/(?:seed-treatment$|ratoon)/,
    general: /^guide\/seed-treatment$/,
    ownGuides: /^guide\/seed-treatment-/,
    isOfSeed: true,
    isFirst: true,
  },
  {
    id: 'ripeness',
    name: { en: 'the signs of ripeness', hi: 'पकने की पहचान' },
    question: new RegExp(
      [
        '(?:^| )(?:pak|pka|paka|pake|paki|pakne|pakna|पक|पका|पके|पकी|पकने) (?:\\S+ ){0,4}?(?:pehchan\\S*|pahchan\\S*|pehechan\\S*|pata|pta|maloom|पहचान\\S*|पता|मालूम) ',
        '(?:^| )(?:pehchan\\S*|pahchan\\S*|pata|पहचान\\S*|पता) (?:\\S+ ){0,4}?(?:pak|paka|pake|paki|पक|पका|पके|पकी) ',
        '(?:^| )(?:know|tell|check|identify|signs?) (?:\\S+ ){0,4}?(?:ripe|ripeness|ready|mature|maturity) ',
      ].join('|'),
    ),
    text: /./,
    parts: ['harvest'],
    isOnlyAnswered: true,
  },
  {
    id: 'ripening',
    name: { en: 'ripening picked fruit', hi: 'फल पकाने' },
    question: /(?:^| )(?:ripen|ripening|pakaye|pakana|pakane|pakaen|pakate|पकाए|पकाना|पकाने|पकाते) /,
    text: /\bripen(?:s|ed|ing)?\b/i,
    parts: ['harvest'],
    isOnlyAnswered: true,
  },
  {
    id: 'season',
    name: { en: 'its season', hi: 'उसके मौसम' },
    question:
      /(?:^| )(?:kis|kiss|konse|kaunse|(?:kaun|kon) (?:se|sa)|which|what|किस|कौनसे|कौन (?:से|सा)) (?:mausam|mosam|season|seson|sijan|मौसम|सी\Sन|ऋतु) /,
    text: /./,
    parts: ['sowing', 'soil'],
    isOnlyAnswered: true,
    isNoWeather: true,
  },
  {
    id: 'pits',
    name: { en: 'pits', hi: 'गड्ढों' },
    question:
      /(?:^| )(?:gaddha|gadda|gaddhe|gadde|gaddho|gadhdha|pits?|गड्ढा|गड्ढे|गड्ढो|गढ्ढा|गढ्ढे) (?:\S+ ){0,4}?(?:bhar\S*|khod\S*|size|naap|kitna|kitne|kitni|kaise|kab|fill\S*|dig\S*|how|भर\S*|खोद\S*|नाप|कितना|कितने|कैसे|कब|गहरा) |(?:^| )(?:fill|dig|size of) (?:\S+ ){0,3}?pits? /,
    text: /\bpits?\b/i,
    parts: ['seed'],
    isOnlyAnswered: true,
    isPlanting: true,
    isOfSowing: true,
  },
  {
    id: 'nursery',
    name: { en: 'raising its seedlings', hi: 'पौध तैयार करने' },
    question: new RegExp(
      [
        `(?:^| )(?:nursery|nurseri|नर्सरी|रोपणी) (?:\\S+ ){0,3}?${raising} `,
        '(?:^| )(?:nursery|nurseri|नर्सरी) (?:\\S+ )?(?:kaise|kese|vidhi|tarika|method|कैसे|विधि|तरीका) ',
        `(?:^| )(?:paudh|paud|bichda|bichra|behan|seedlings?|पौध|बिचडा|बेहन) (?:\\S+ ){0,3}?${raising} `,
        '(?:^| )(?:raise|raising|prepare|preparing|make|making|grow|growing) (?:\\S+ ){0,3}?(?:nursery|seedlings?) ',
      ].join('|'),
    ),
    text: /\bnursery\b|\btrays?\b|\bpolybags?\b|\bbag (?:seedlings|plants)\b|\braise\b[^.]{0,30}\bseedlings|(?:day|week)s?[- ]old|\bseedlings of \d/i,
    parts: ['seed'],
    general: /^guide\/nursery$/,
    guides: /nursery/,
    ownGuides: /^guide\/nursery-/,
    isPlanting: true,
  },
  {
    id: 'plantingMethod',
    name: { en: 'how it is planted', hi: 'लगाने के तरीके' },
    question: new RegExp(
      [
        '(?:^| )how (?:to|do i|do we|do you|should i|should we|can i|is|are) (?:\\S+ ){0,2}?(?:plant|planted|sow|sown|transplant|transplanted) ',
        '(?:^| )(?:planting|sowing|transplanting) (?:method|technique|procedure) ',
        '(?:^| )(?:method|way|procedure) (?:of|to|for) (?:\\S+ )?(?:plant|planting|sow|sowing|transplanting) ',
        '(?:^| )(?:kaise|kese|kaisey|kis (?:tarah|prakar)|कैसे|किस (?:तरह|प्रकार)) (?:lag(?:aye|aaye|ae|aate|ate|ana|ani|aya|ayi|au|aun)|boye|boya|bona|bote|boi|ropai|ropna|rope|bijai|buwai|buai|लगाए|लगाये|लगाते|लगाना|लगाया|बोए|बोये|बोना|बोते|रोपे|रोपना|रोपाई|बुवाई) ',
        '(?:^| )(?:lagane|lagaane|bone|ropne|ropai|buwai|buai|bijai|bowai|लगाने|बोने|रोपने|रोपाई|बुवाई|बुआई|बिजाई) (?:ka |ki |का |की )?(?:sahi |सही )?(?:tarika|tareeka|tarike|tareka|vidhi|तरीका|विधि|kaise|kese|कैसे) ',
      ].join('|'),
    ),
    text: /./,
    parts: ['seed'],
    isPlanting: true,
    isOnlyAnswered: true,
    isOfSowing: true,
  },
]

/** What is set into the soil in place of seed. */
const plantedParts =
  '(?:setts?|slips?|suckers?|corms?|cormels?|rhizomes?|tubers?|bulbs?|bulblets?|cloves?|runners?|offsets?|kand|kando|gaanth|ganth|gath|gathe|tuber seed|(?:vine|stem|bel|rooted) cuttings?|kalam|kalame|tukde|tukre|kaliya|putti|कद|कदो|गाठ|गाठे|कलम|कलमे|टुकडे|कलिया|सकर|पुत्ती)'
const measure =
  '(?:size|weight|wt|wajan|vajan|bhar|quantity|matra|maatra|number|numbers|count|rate|dar|needed|required|requirement|per (?:acre|hectare|ha|bigha|pit)|how (?:many|much|big|long)|kitn\\S*|kinn\\S*|ketn\\S*|kiti|ketl\\S*|व\\Sन|साइज|आकार|मात्रा|सख्या|दर|कितन\\S*|किती|केतन\\S*)'
/** Beside these the size and number of tubers are those of the harvest or the store, or something is wrong with them. */
const notPlanted =
  '(?:badh\\S*|barh\\S*|increas\\w*|bigger|larger|small\\w*|chhot\\S*|chot\\S*|yield|upaj|paidavar|nikal\\S*|nikl\\S*|milt\\S*|why|kyo\\S*|kyu\\S*|price|bhav|rate today|stor\\w*|keep|rakh\\S*|harvest\\w*|average|avg|ratoon|pedi|leave|per (?:plant|tree|year)|khod\\S*|dig\\w*|rot\\w*|sad\\S*|weevil|moth|scale|बढा\\S*|बढे|छोट\\S*|उपज|पैदावार|निकल\\S*|मिलत\\S*|क्यो|भाव|रख\\S*|खोद\\S*|सड\\S*)'

/** How much and how large the parts of plants are that are set into the soil. */
export const plantedAmount: RequestedSubject = {
  id: 'plantedAmount',
  name: { en: 'how much is planted', hi: 'कितना लगाया जाए, इस' },
  question: new RegExp(
    [
      `^(?!.* ${notPlanted} )(?:.* )?${plantedParts} (?:\\S+ ){0,3}?${measure} `,
      `^(?!.* ${notPlanted} )(?:.* )?${measure} (?:\\S+ ){0,2}?${plantedParts} `,
      '(?:^| )(?:jad|jar|jadh|जड|जडे) (?:kitn\\S*|kiti|ketn\\S*|कितन\\S*|किती|केतन\\S*) (?:lag|lga|लग)\\S* ',
    ].join('|'),
  ),
  text: /./,
  parts: ['seed'],
  guides: /^guide\/ratoon/,
}

/** Words that tell that a whole cultivation is asked about, of which the overview alone says too little. */
export const wholeCultivation = new RegExp(
  `(?:^| )(?:kheti|cultivation|farming|खेती|cultivate) (?:\\S+ )?(?:kaise|kese|kis tarah|vidhi|tarika|कैसे|किस तरह|विधि|तरीका|method|process|guide) |(?:^| )how (?:to|do i|can i|should i) (?:cultivate|farm|grow) |(?:^| )${cropWords} (?:karne |करने )(?:ka |ki |का |की )?(?:tarika|vidhi|तरीका|विधि) `,
)
