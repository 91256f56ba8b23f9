import { beforeAll, expect, test } from 'vitest'
import { textsOf } from '#server/testing/advisor-decisions.ts'
import { refusalText } from '../answer/advisor-refusals.policy.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

beforeAll(() => {
  decideAlone('warm up')
}, 60_000)

test.each([
  ['टमाटर की पौध कितने दिन की रोपें', 'calendar/tomato/sowing'],
  ['tomato in protrays how many seeds', 'guide/nursery-vegetables'],
  ['how many male palms for date palm', 'calendar/date-palm/seed'],
  ['परवल में नर पौधे कितने लगाएं', 'calendar/pointed-gourd/seed'],
  ['shakarkand ki bel kaat ke kaise lagaye', 'calendar/sweet-potato/seed'],
  ['rats in the godown of my rice', 'guide/rodents'],
  ['gehu ke bhandar me chuhe lag gaye', 'guide/rodents'],
  ['चने के गोदाम में चूहे', 'guide/rodents'],
])('"%s" is answered by the text that speaks of it, %s', (question, id) => {
  expect(textsOf(question)).toEqual([id])
})

test.each([
  ['when to prune kiwi', ['guide/pruning-stone', 'calendar/kiwi/seed']],
  ['amrood ki chhatai kab kare', ['guide/pruning-guava', 'calendar/guava/seed']],
  ['अमरूद की छंटाई किस महीने', ['guide/pruning-guava', 'calendar/guava/seed']],
  ['chikoo me pruning karna chahiye kya', ['guide/pruning-evergreen']],
  ['matar ko sahara', ['guide/trellis']],
  ['कपास की फुनगी काटना', ['guide/pinching']],
])(
  'the guide written for the crop answers "%s", with what its page says of it: %j',
  (question, ids) => {
    expect(textsOf(question)).toEqual(ids)
  },
)

test.each([
  ['napier ghaas kaise lagaye', ['calendar/napier-grass/seed', 'calendar/napier-grass/sowing']],
  ['हल्दी लगाने का तरीका', ['calendar/turmeric/seed', 'calendar/turmeric/sowing']],
  ['how to plant sweet potato', ['calendar/sweet-potato/seed', 'calendar/sweet-potato/sowing']],
  ['kela ki kheti kaise kare', ['calendar/banana/overview', 'calendar/banana/seed']],
  ['haldi kab lagaye', ['calendar/turmeric/sowing']],
  ['dhan ki ropai kab kare', ['calendar/rice/sowing']],
])('"%s" asks for the way to plant, or for its time: %j', (question, ids) => {
  expect(textsOf(question)).toEqual(ids)
})

test.each([
  ['haldi ke beej ka shodhan', ['guide/seed-treatment-tubers', 'calendar/turmeric/seed']],
  ['ganne ke beej ka upchar', ['guide/seed-treatment-tubers', 'calendar/sugarcane/seed']],
  [
    'kharbuje ke beej bone se pehle kya kare',
    ['guide/seed-treatment-vegetables', 'calendar/muskmelon/seed'],
  ],
  ['pumpkin seed treatment', ['guide/seed-treatment-vegetables']],
])(
  '"%s" is answered by the guide to this planting material, and never by that to grain: %j',
  (question, ids) => {
    expect(textsOf(question)).toEqual(ids)
  },
)

test('seed tubers get the guide to treating tubers', () => {
  expect([textsOf('aloo ke beej ka upchar bone se pehle')].flat()[0]).toBe(
    'guide/seed-treatment-tubers',
  )
})

test.each([
  ['kheere ki bel machan par kaise chadhaye', 'guide/trellis'],
  ['कौन सा फसल नारियल के बीच में लगाएं', 'guide/intercropping-plantation'],
  ['pyaaj ki paudh taiyar karne ka tarika', 'calendar/onion/seed'],
  ['litchi gootee method', 'guide/nursery-fruit'],
  ['tarbuj pak gya hai kese pehchane', 'calendar/watermelon/harvest'],
  ['rajma ki kheti kis mausam me hoti hai', 'calendar/kidney-bean/sowing'],
  ['नींबू 4 साल का पेड़ यूरिया', 'calendar/acid-lime/fertiliser'],
  ['potato late blight preventive spray', 'calendar/potato/late-blight'],
  ['amrud me bahar treatment', 'guide/bahar-treatment'],
])('"%s" is answered at once: %s', (question, id) => {
  expect(textsOf(question)[0]).toBe(id)
})

test.each([
  ['mango bahar treatment', 'mango', /bahar treatment/],
  ['gehu ko sahara kaise de', 'wheat', /a trellis or support/],
  ['धान की फुनगी काटना', 'rice', /pinching off the tips/],
])('"%s" names what the page of %s does not tell', (question, crop, text) => {
  const decision = decideAlone(question)
  expect(decision).toMatchObject({ kind: 'refuse', crop })
  expect(decision.kind === 'refuse' && refusalText(decision, 'en')).toMatch(text)
})

test.each([
  ['delhi ka mausam', 'look-up'],
  ['sal tree planting', 'refuse'],
  ['bahar ke desh me tomato bechna hai', /^(?!calendar)/],
  ['kapas me top pe keede', /^(?!calendar\/cotton\/seed)/],
])('"%s" has words of another meaning', (question, answer) => {
  expect([textsOf(question)].flat()[0]).toMatch(answer)
})

test('a message that repeats a word is read at once', () => {
  const before = process.cpuUsage()
  for (const word of [
    '@ ke sath ',
    'bone se pehle beej ',
    'kalam lag ',
    'mulching plastic ',
    'between ',
  ])
    decideAlone(`tamatar ${word.repeat(2000 / word.length)}`)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(3000)
})

test.each([
  ['mandua ki paudh kitne din ki lagaye', 'calendar/finger-millet/seed'],
  ['chilli seedlings how old for transplanting', 'calendar/chilli/seed'],
])('"%s" asks for the age of seedlings: %s is shown, too', (question, id) => {
  expect(textsOf(question)).toContain(id)
})

test('seed that does not come up is answered by how it is prepared, and by the warmth that it needs', () => {
  expect(textsOf('dhaniya ka beej ug nahi raha')).toEqual([
    'calendar/coriander/seed',
    'calendar/coriander/soil',
  ])
})

test.each([
  ['how to keep snakes out of my potato store', 'potato', /keeping snakes away/],
  ['lahsun ke godown me saanp aate hai kaise bhagaye', 'garlic', /keeping snakes away/],
  ['kaddu ka beej nahi uga', 'pumpkin', /seed that does not come up/],
  ['धान की मैट नर्सरी में ट्रे कितनी', 'rice', /a nursery in trays or as a mat/],
])('"%s" names what the page of %s has not', (question, crop, text) => {
  const decision = decideAlone(question)
  expect(decision).toMatchObject({ kind: 'refuse', crop })
  expect(decision.kind === 'refuse' && refusalText(decision, 'en')).toMatch(text)
  expect(decision.choices.length).toBeGreaterThan(0)
})

test.each([
  ['berseem pehli cutting kab kare', 'calendar/berseem/harvest'],
  ['dhan ki nursery kab dale', 'calendar/rice/sowing'],
  ['snake gourd ki buwai kab', 'calendar/snake-gourd/sowing'],
  ['gulab ki kalam kab lagaye', 'calendar/rose/sowing'],
  ['how to store potato seed', 'calendar/potato/harvest'],
])('"%s" is about something else: %s', (question, id) => {
  expect([textsOf(question)].flat()).toEqual([id])
})

test.each([
  ['aam ki chhatai ke baad khad kitni', ['calendar/mango/fertiliser', 'guide/pruning-mango']],
  [
    'lauki ki bel machan pe chadhani hai, kitni doori rakhe',
    ['calendar/bottle-gourd/seed', 'guide/trellis'],
  ],
  ['onion nursery for 1 acre how much seed', ['calendar/onion/seed']],
  ['castor crop spacing irrigated', ['calendar/castor/seed']],
])('beside the work, "%s" asks for an amount, which comes first: %j', (question, ids) => {
  expect(textsOf(question)).toEqual(ids)
})

test.each([
  ['basmati 1121 ya 1509 kaun si achhi', /1121, 1509/],
  ['wheat 9821 or 7743 which gives more', /9821, 7743/],
  ['गेहूं 9821 या 7743 कौन सा अच्छा', /9821, 7743/],
])('"%s" compares varieties that the page has not', (question, names) => {
  const decision = decideAlone(question)
  expect(decision).toMatchObject({ kind: 'refuse', name: expect.stringMatching(names) })
})

test.each([
  ['pusa 1121 or 1509 ka bhav', 'look-up'],
  ['gehu me 125 ya 160 kilo beej prati hectare', 'calendar/wheat/seed'],
])('"%s" compares no varieties', (question, id) => {
  expect([textsOf(question)].flat()).toEqual([id])
})

test.each([
  'happy seeder vs super seeder which is better for 50 hp',
  'rotavator aur cultivator me kaun sa accha',
  'रोटावेटर या कल्टीवेटर कौन सा लें',
  'reaper or combine for three acres of wheat',
  'which thresher is best for gram',
])('"%s" chooses equipment: no page compares it, and the list is offered', (question) => {
  const decision = decideAlone(question)
  expect(decision).toMatchObject({ kind: 'refuse', reason: 'unknown' })
  expect(decision.kind === 'refuse' && refusalText(decision, 'en')).toMatch(/choosing a machine/)
  const [rental] = decision.choices
  expect(decideAlone(rental?.en.message ?? '')).toMatchObject({
    kind: 'look-up',
    intents: ['rental'],
  })
  expect(decideAlone(rental?.hi.message ?? '')).toMatchObject({
    kind: 'look-up',
    intents: ['rental'],
  })
})

test.each(['tractor chahiye do din ke liye', 'rotavator or cultivator on rent'])(
  '"%s" rents',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'look-up', intents: ['rental'] })
  },
)

test.each(['teesra pani kab dena hai', 'पहला पानी कब दूं', 'when is the second irrigation given'])(
  '"%s" asks for the irrigation of a crop, and for no forecast',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'crop' })
  },
)

test.each([
  'kal pani girega kya',
  'तूफान आने वाला है क्या, धान कटा पड़ा',
  'barish aane wali hai kya gehu kata hua hai',
  'rain chance 3 pm today? labour coming for spraying cotton',
  'aaj humidity kitni hai, aloo me jhulsa ka dar hai',
])('"%s" asks for the weather of a place', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'place' })
})

test.each([
  ['turmeric price erode vs nizamabad', 'turmeric'],
  ['mandi me soyabean ka kya haal hai', 'soybean'],
  ['मंडी में चने का क्या हाल है', 'chickpea'],
])('"%s" asks for the price of %s', (question, crop) => {
  expect(decideAlone(question)).toMatchObject({
    kind: 'look-up',
    intents: ['price'],
    crops: [crop],
  })
})

test('the state of the crop in the field is no price', () => {
  expect(decideAlone('mere gehu ka haal kharab hai')).not.toMatchObject({ kind: 'look-up' })
})
