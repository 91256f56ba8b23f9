import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'

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
