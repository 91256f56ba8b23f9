import { expect, test } from 'vitest'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'

test.each([
  'fire in my wheat field spreading fast',
  'khet me khadi fasal me aag lag gayi',
  'गेहूं के खेत में आग लग गई है',
  'padosi ke khet ki aag mere khet tak aa rahi hai',
  'transformer me aag lag gayi khet ke paas',
  'haystack is burning near my house',
  'stubble fire is spreading to my standing crop',
  'gaushala me aag lag gayi gaay andar hai',
])('whoever sees a fire is told whom to call: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'fire' })
})

test.each([
  'fire blight spreading in my apple orchard',
  'can i burn stubble after paddy',
  'parali me aag lagane par kitna jurmana hai',
  'wheat crop burnt in fire last year how to get claim',
  'fasal me aag lag gayi thi muavja kaise milega',
  'bhav me aag lagi hai pyaj ka rate kya hai',
  'patte aag se jale jaise dikh rahe hai',
  'khet me aag lagne se kaise bache',
  'my rice field is burning due to blast',
  'मिर्च की पत्तियां जल रही हैं',
])('nothing burns now: "%s"', (question) => {
  expect(decideAlone(question)).not.toMatchObject({ reason: 'fire' })
})

test('a person whose clothes burn gets first aid for burns', () => {
  expect(decideAlone('bachche ke kapdo me aag lag gayi')).toMatchObject({
    passages: [{ id: 'guide/burn-injury' }],
  })
})

test.each([
  ['बिजली का तार टूट कर खेत में गिर गया', 'liveWire'],
  ['live wire has fallen in my field', 'liveWire'],
  ['gaay ko current lag gaya', 'liveWire'],
  ['khet ke pani me current aa raha hai', 'liveWire'],
  ['flood water entering my house people stuck', 'flood'],
  ['बाढ़ में फंस गए हैं', 'flood'],
  ['pani ghar me ghus gaya chhat par baithe hai', 'flood'],
  ['तेंदुआ गन्ने के खेत में दिखा है', 'wildAnimalNear'],
  ['hathi gaon me ghus aaya', 'wildAnimalNear'],
])('"%s" is an emergency: %s', (question, reason) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason })
})

test.each([
  'bijli ka taar khet ke upar se jata hai hatwana hai',
  'pump ka taar toot gaya naya kaha milega',
  'line sowing spark variety',
  'my field is flooded what to do for paddy',
  'baadh ke baad dhan ka kya kare',
  'we are stuck in sowing due to water',
  'mera bandh tut gaya khet ka',
  'mango trees in orchard bear alternate',
  'plants bear no fruit in my field',
  'elephant damage to banana compensation',
  'hathi khet me aa jate hai raat ko kaise roke',
])('there is no emergency in "%s"', (question) => {
  const decision = decideAlone(question)
  expect(decision.kind).not.toBe('emergency')
  expect(decision).not.toMatchObject({ reason: expect.stringMatching(/liveWire|flood|wildAnimal/) })
})

test.each([
  ['bhalu ne hamla kiya', 'accident'],
  ['मधुमक्खियों ने हमला कर दिया', 'sting'],
  ['kankhajura ne kaat liya', 'sting'],
  ['biogas tank me gir gaya', 'accident'],
  ['fell from coconut tree', 'accident'],
  ['dhoop se chakkar aur ulti', 'accident'],
  ['chest pain in field', 'accident'],
  ['crop failed and loan is too much i dont want to live', 'distress'],
  ['no wish to live, debt on head', 'distress'],
  ['जीने का मन नहीं है फसल बर्बाद', 'distress'],
  ['zahar kha lunga agar loan maaf nahi hua', 'distress'],
])('"%s" is answered by first aid or help: %s', (question, danger) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'emergency', danger })
})

test.each([
  'suar ne fasal par hamla kiya',
  'coconut fell from tree before ripe',
  'labour pain in picking cotton',
  'yield fell from 20 to 10',
  'no wish to grow paddy, what else',
  'marna chahta hu keede ko',
  'karz maafi kab hogi',
  'what do i do with the straw left standing after the combine without setting it on fire',
  'gaay ne dusri gaay ko seeng mar diya ghav me kide',
])('nobody is in danger: "%s"', (question) => {
  expect(decideAlone(question).kind).not.toBe('emergency')
})

test('whoever lies at a fallen wire gets first aid', () => {
  expect(
    decideAlone('bijli ka taar khet me gir gaya hai aur chacha us pe pair rakh diye'),
  ).toMatchObject({ passages: [{ id: 'guide/electric-shock' }] })
})

test.each([
  'people are attacking us in our field',
  'log lathi lekar aa gaye khet par',
  'chor ghar me ghus aaye hai',
  'meri beti ko agwa kar liya',
])('the police help: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'violence' })
})
