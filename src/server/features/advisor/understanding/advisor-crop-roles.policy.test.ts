import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { rolePatterns, thisCrop } from './advisor-crop-roles.data.ts'

test.each([
  ['not the wheat but the barley is turning yellow', ['barley']],
  ['not in the wheat, in the barley', ['barley']],
  ['dhaan na gehu, bas jau me dimak hai', ['barley']],
  ['आलू में नहीं, मूंग में पीला मोज़ेक है', ['green-gram']],
  ['sirf gehu me dimak hai', ['wheat']],
  ['aloo me nahi aa rahe phool', ['potato']],
  ['wheat and only a little barley', ['wheat', 'barley']],
  ['I grow wheat here and barley there, seed for the barley, not the wheat', ['barley']],
  ['लीची में फल मटर जितना हो गया, पानी कितने दिन पर दें', ['litchi']],
  ['dhan katne me der ho gayi ab gehu ki konsi kism lagau', ['wheat']],
  ['My paddy got cut very late, till which date can I sow wheat', ['wheat']],
  ['paddy got cut very late, how to store', ['rice']],
  ['हमरा लीची नाहीं, आम के मंजर में सफेद चूर्ण लग गइल बा', ['mango']],
  ['mango not litchi, white powder on the flowers', ['mango']],
  ['mooli nahi, gajar ka beej kitna', ['carrot']],
  ['gajar ka beej kitna lage, mooli nahi', ['carrot']],
  ['gehu nahi ug raha, kya karu', ['wheat']],
  ['tamatar me phool nahi, kya kare', ['tomato']],
])('a crop that is denied or left out by "only" is not asked about: "%s"', (question, crops) => {
  expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
})

test.each([
  ['chilli pods have black rings, the garlic beside it is fine', ['chilli']],
  ['मेथी पर सफेद पाउडर है, धनिया ठीक है', ['fenugreek']],
  ['धान की खड़ी फसल में खेसारी कब बोएं', ['grass-pea']],
  ['gehu ke khali khet me soyabean kab boye', ['soybean']],
  ['Paddy is just cut, how do I sow lentil', ['lentil']],
  ['when to sow safflower, I already know about sunflower', ['safflower']],
  ['tomato is fine', ['tomato']],
  ['gehu theek se nahi ug raha', ['wheat']],
])(
  'a crop that is well, or stands where another is to grow, is not asked about: "%s"',
  (question, crops) => {
    expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
  },
)

test.each([
  ['how to sow zorberry between rows of cotton', 'zorberry'],
  ['how many days until zorwheat is ready for harvest, not ordinary wheat', 'zorwheat'],
  ['गेहूं के बाद ज़ोरबेला कब बोएं', 'ज़ोरबेला'],
  ['zorbila ki kheti kab kare, til nahi', 'zorbila'],
  ['zorgi ki katai kab karu, dikhne me kapas jaisi hai', 'zorgi'],
])(
  'an unknown crop beside one that is only mentioned is refused by its name: "%s"',
  (question, name) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'unknown', name })
  },
)

test.each([
  ['mushroom nahi, zorjadi uttarakhand wala rate kya', 'zorjadi'],
  ['not tomato, price of zorbex in Nashik', 'zorbex'],
  ['धान नहीं, ज़ोरबेला का भाव क्या है', 'ज़ोरबेला'],
])('what is asked for instead of a denied crop is refused by its name: "%s"', (question, name) => {
  const decision = decideAlone(question)
  expect(decision).toMatchObject({ kind: 'refuse', name: expect.stringContaining(name) })
})

test.each([
  ['mushroom nahi, keeda jadi uttarakhand wala rate kya', 'keeda jadi'],
  ['cordyceps ki kheti kaise kare', 'cordyceps'],
])('the caterpillar fungus has no page: "%s"', (question, name) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'uncovered', name })
})

test.each([
  ['last year chilli lost to thrips, what is the spacing of oil palm', ['oil-palm']],
  ['pichhle saal mirch lagayi thi, ab bhindi ka beej kitna lage', ['okra']],
  ['पिछली बार आलू था, अब मक्का कब बोएँ', ['maize']],
  ['pehle kapas thi, ab chane ki kism batao', ['chickpea']],
  ['what is the spacing of oil palm and can I put maize in between', ['oil-palm']],
  ['okra seed lies here, what rice variety for salty water', ['rice']],
  ['khet me dhan tha pehle, kaun si gehu ki kism lagau', ['wheat']],
  ['last year my wheat was yellow, what to do', ['wheat']],
  ['last year chilli had leaf curl, this year tomato seed rate', ['tomato']],
  ['I sowed wheat last month, the mustard beside it is fine, what to spray', ['wheat']],
  ['this year chilli, last year cotton; how much urea for the chilli', ['chilli']],
  ['which wheat variety and which mustard variety', ['wheat', 'mustard']],
])(
  'a crop of an earlier season, or beside the one whose variety is asked for, is not asked about: "%s"',
  (question, crops) => {
    expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
  },
)

test.each([
  ['santre ki nai pattiyon me nas hari baki pila', null],
  ['santre nai aa rahe', 'beside'],
] as const)('"nai" is new before a part of the plant, and else not: "%s"', (question, mentions) => {
  const { mereMentions } = advisorKnowledge().parseQuestion(question, undefined, new Date())
  expect(mereMentions).toBe(mentions)
})

test('tenga is a coconut, and sour of Assamese soil', () => {
  const cropsOf = (text: string) =>
    advisorKnowledge().parseQuestion(text, undefined, new Date()).crops
  expect(cropsOf('tenga price kerala')).toEqual(['coconut'])
  expect(cropsOf('assam te maati tenga hoi gol chun kiman dim bigha t')).toEqual([])
})

test.each([
  ['aur rate? gobhi ka wahi phool wali, patta nahi', 'cauliflower'],
  ['gobhi patta wali ka rate', 'cabbage'],
  ['गोभी का भाव, पत्ता वाली', 'cabbage'],
  ['patta gobhi ka bhav', 'cabbage'],
  ['saffron rate per gram kashmir', 'saffron'],
])('the price of the kind that is meant is looked up: "%s"', (question, crop) => {
  expect(decideAlone(question)).toMatchObject({
    kind: 'look-up',
    intents: ['price'],
    crops: [crop],
  })
})

test('where every crop is denied, the advisor asks which is meant', () => {
  expect(decideAlone('not for wheat, for the other one, when to irrigate first')).toMatchObject({
    kind: 'ask',
    missing: 'crop',
  })
})

test.each([
  ['chana kat gaya, ab zorduria ki ropai kab kare', 'zorduria'],
  ['last year tomato, this year I put zornith on the same beds, now white insects', 'zornith'],
  ['gehu ki medh par jo zorsaili lagai hai usme pani kab de', 'zorsaili'],
  ['between the pigeonpea lines is a strip of zorvella, what gap does zorvella want', 'zorvella'],
])(
  'an unknown crop that is sown or named twice beside a known one is refused by its name: "%s"',
  (question, name) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'unknown', name })
  },
)

test.each([
  ['maine kufri pukhraj lagaya hai, aalu me pani kab de', 'calendar/potato/water'],
  ['I sowed Lokwan wheat, how much urea', 'calendar/wheat/fertiliser'],
])('a variety that was sown is no other crop: "%s"', (question, passage) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'passages', passages: [{ id: passage }] })
})

test.each([
  ['chana kaat liya hai, ab til laga sakte hain kya', ['sesame']],
  ['आलू खोद लिया, अब उस खेत में भिंडी का बीज कितना', ['okra']],
  ['i have harvested my mustard, what seed rate for green gram', ['green-gram']],
  ['cotton ukhad diya, ab us jagah pyaz ki ropai kab', ['onion']],
  ['pichle saal se elaichi lagaye, uske pehle rubber tha, ab capsule sad rahe', ['cardamom']],
  ['sarso aur chana kaat liya ab til ka beej kitna', ['sesame']],
  ['chia seed aur kinoa to chhodo, alsi me kitni sinchai', ['linseed']],
  ['after paddy and cotton how to sow wheat', ['wheat']],
  ['mooli ko sundi ne kaat diya, gajar theek hai', ['radish']],
])('a crop that was cut or dug out is not asked about: "%s"', (question, crops) => {
  expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
})

test.each([
  ['neighbour sprayed 2,4-D in wheat, my mustard leaves twisted', ['mustard']],
  ['पड़ोस के खेत में टमाटर में झुलसा है, मेरा आलू कैसे बचाऊं', ['potato']],
  ['padosi ke gehu me rust hai, mere jau me kya spray kare', ['barley']],
  ['padosi bola gehu me zinc dalo, jau me bhi?', ['wheat', 'barley']],
  ['next to banana field i have papaya with mosaic', ['papaya']],
  ['bagal me tamatar hai, mirch me thrips', ['chilli']],
  ['gehu ka pata hai, bas jau ka beej kitna dalu', ['barley']],
])(
  'a crop of a neighbour, or one that is known already, is not asked about: "%s"',
  (question, crops) => {
    expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
  },
)

test.each([
  'paddy over in november, what short crop can i sow',
  'soyabean nikal gaya ab kya boye kam pani wala',
])('what to grow after a crop that is over is told by the crop rotation: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject({
    kind: 'passages',
    passages: [{ id: 'guide/crop-rotation' }],
  })
})

// Where a word may match in two ways, each repetition doubles the time: this would run for ever.
test('no word of the patterns is dear to read when a message repeats it', () => {
  const sources = rolePatterns.map(({ pattern }) => pattern.source).join(' ')
  for (const word of new Set(sources.match(/[\p{L}\p{M}]+/gu))) {
    const message = ` ${thisCrop} ${`${word} `.repeat(60)}`
    for (const { pattern } of rolePatterns) pattern.test(message)
  }
  expect(rolePatterns.length).toBeGreaterThan(0)
})
