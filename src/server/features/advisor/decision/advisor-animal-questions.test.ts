import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

test.each([
  'how much compensation if elephant destroy my banana',
  'hathi ne dhan raund diya muavja kaise milega',
  'जंगली सूअर ने मक्का बर्बाद कर दिया बीमा मिलेगा क्या',
  'monkeys destroyed my guava how to claim',
  'elephants destroyed all of my paddy at night, how to get compensation from the forest office',
])('crop insurance tells of damage by wild animals: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject({ passages: [{ id: 'guide/crop-insurance' }] })
})

test.each(['nilgai se fasal kaise bachaye', 'monkeys and wild boar damaging my maize field'])(
  'who wants to fend them off is told how: "%s"',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ passages: [{ id: 'guide/stray-animals' }] })
  },
)

test.each([
  'my hen laying less egg and maize feed how much',
  'gaay ko berseem kitna khilaye',
  'मुर्गी को मक्का कितना खिलाएं',
])('what an animal is fed is a question about animals: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'animals' })
})

test('a crop that is grown as feed is a question about the crop', () => {
  expect(decideAlone('gaay ke chare ke liye berseem kab boye')).toMatchObject({
    passages: [{ id: 'calendar/berseem/sowing' }],
  })
})

test.each([
  'jowar chare me hara kaatne se jaanwar mar gaye pados me, kab katna safe hai',
  'young sorghum poisonous for cattle when to cut',
  'छोटी ज्वार खिलाने से पशु मरते हैं क्या कब काटें',
  'ज्वार का चारा काटा पशु को खिलाया तो मर गया एक, कच्चा था, बाकी खेत का क्या करें',
  'cow died after eating young sorghum, can other cows eat from same field',
  'हरा ज्वार खाने से गाय मर जाती है क्या',
])(
  'when young sorghum no longer poisons cattle stands in its guide or on the page of the fodder: "%s"',
  (question) => {
    expect(decideAlone(question)).toMatchObject({
      passages: [
        { id: expect.stringMatching(/^(guide\/prussic-acid|calendar\/fodder-sorghum\/harvest)$/) },
      ],
    })
  },
)

test.each(['jowar ki fasal mar gayi chara nahi hai', 'jowar me chidiya kha gayi dane gir gaye'])(
  'where no animal was fed, sorghum is no poison: "%s"',
  (question) => {
    expect(decideAlone(question)).not.toMatchObject({
      passages: [{ id: 'calendar/fodder-sorghum/harvest' }],
    })
  },
)

test.each([
  ['bavistin and saaf is same thing or not', 'bavistin, saaf'],
  ['saaf aur m45 me kya farak', 'm45, saaf'],
  ['coragen vs delegate konsa accha', 'coragen, delegate'],
])('"%s" compares products, which no page does: nobody means harm', (question, name) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'unknown', name })
})

test('fertilisers are compared by a guide, and one word accuses nobody', () => {
  expect(decideAlone('difference between dap and ssp')).toMatchObject({
    passages: [{ id: 'guide/fertiliser-kinds' }],
  })
  expect(decideAlone('saaf')).not.toMatchObject({ reason: 'harm' })
})
