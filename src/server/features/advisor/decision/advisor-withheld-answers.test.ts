import { beforeAll, expect, test } from 'vitest'
import { textsOf } from '#server/testing/advisor-decisions.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

beforeAll(() => {
  decideAlone('warm up')
}, 60_000)

test.each([
  ['mustard ke badle kaun si fasal bou', 'guide/choosing-crops'],
  ['what can I plant in place of tobacco', 'guide/choosing-crops'],
  ['अरहर की जगह क्या लगाएं', 'guide/choosing-crops'],
  ['मूंगफली छोड़कर कौन सी फसल लगाऊँ', 'guide/choosing-crops'],
  ['after garlic what should I grow', 'guide/crop-rotation'],
])(
  '%j asks for another crop: the page of the crop that it names is no answer',
  (question, guide) => {
    expect(textsOf(question)).toEqual([guide])
  },
)

test.each([
  ['kapas ki jagah soyabean kab boye', 'calendar/soybean/sowing'],
  ['after wheat when should moong be sown', 'calendar/green-gram/sowing'],
  ['gehu chhodo, jau ki buwai kab', 'calendar/barley/sowing'],
  ['bajra chhod ke gwar ki buwai kab kare', 'calendar/cluster-bean/sowing'],
  ['no paddy no cotton tell me castor sowing time', 'calendar/castor/sowing'],
])('%j names the crop that it wants instead: its page answers', (question, id) => {
  expect(textsOf(question)).toEqual([id])
})

test.each([
  'which manure should never be given to soybean',
  'kaunsi khad sarson me nahi deni chahiye',
  'सोयाबीन में कौन सा उर्वरक नहीं डालना चाहिए',
  'which variety of rice is not good',
])('%j asks what not to give: what to give is no answer', (question) => {
  expect(decideAlone(question)).not.toMatchObject({ kind: 'passages' })
})

test.each(['mustard without DAP', 'bina khad ke makka', 'यूरिया के बिना धान'])(
  '%j does without a fertiliser: its doses are no answer',
  (question) => {
    expect(textsOf(question)).not.toContainEqual(expect.stringMatching(/\/fertiliser$/))
  },
)

test.each([
  ['makka bina mitti ke', 'soil'],
  ['lemon without seeds', 'seed'],
  ['sugarcane without water', 'water'],
])('%j does without %s: what the page says of it is no answer', (question, aspect) => {
  expect(textsOf(question)).not.toContainEqual(expect.stringMatching(new RegExp(`/${aspect}$`)))
})

test.each([
  ['padosi ka dhan bina khad ke hua, mere dhan me khad kitni dalu', 'calendar/rice/fertiliser'],
  ['is it right that moong needs no urea', 'calendar/green-gram/fertiliser'],
  ['sarson me kaunsi khad daalni chahiye', 'calendar/mustard/fertiliser'],
])('%j asks what to give: the page answers', (question, id) => {
  expect(textsOf(question)).toEqual([id])
})

test.each(['by mistake I gave potash twice in banana', 'galti se gobhi me do bar dap dal di'])(
  '%j tells of a mistake: the dose of the page is no answer',
  (question) => {
    expect(textsOf(question)).not.toContainEqual(expect.stringMatching(/\/fertiliser$/))
  },
)

test.each(['metribuzin dose per acre', 'quimbara me atrazine kitna', 'ਮੱਕੀ ਵਿੱਚ atrazine'])(
  '%j names a weedicide and no crop: no doses for one crop',
  (question) => {
    expect(['ask', 'refuse']).toContain(decideAlone(question).kind)
  },
)

test.each([
  'mancozeb ki keemat tamatar',
  'imidacloprid price for brinjal',
  'dap ka bhav gehu wale ke liye',
  'makka ke beej ka daam',
  'wheat seed price per bag',
  'dhan ka rotavator price',
  'hybrid mustard seed packet price',
  'हाइब्रिड टमाटर के बीज की कीमत',
])('%j asks for no price that mandis report', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'not-on-page' })
})

test.each(['cumin seed price', 'guar seed price', 'gehu ka bhav', 'castor seed bhav'])(
  '%j asks for the price of what is harvested',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'look-up', intents: ['price'] })
  },
)

test('a rate of a fungicide beside a crop is how much of it is given', () => {
  expect(decideAlone('carbendazim rate for groundnut')).not.toMatchObject({ kind: 'look-up' })
})

test.each([
  'by mistake I sprayed metribuzin on my gram',
  'galti se mirchi par kharpatwar nashak chhidak diya',
  'भूल से टमाटर पर ग्लाइफोसेट डाल दिया',
])('%j tells of a crop that a weedicide hit, and of no poisoned person', (question) => {
  expect(textsOf(question)).toEqual(['guide/spray-injury'])
})

test.each([
  'neighbour sprayed 2,4-D in wheat, my mustard leaves twisted',
  'padosi ke makke me atrazine dala tha, ab mere moong ki patti jhulas gayi',
  'dhan me 2,4-d marne ke baad bagal ka baingan aur tamatar ka patta mud gaya',
])('%j tells of a crop that the drift of a weedicide hurt', (question) => {
  expect(textsOf(question)).toEqual(['guide/spray-injury'])
})

test.each([
  'pendimethalin kab dale, patti pili hai pyaz ki',
  'atrazine dala par makke ki ghas nahi mari',
])('%j tells of no crop that a weedicide hurt', (question) => {
  expect(textsOf(question)).not.toContain('guide/spray-injury')
})

test.each([
  'by mistake I drank glyphosate kept for wheat',
  'galti se gehu wali kharpatwar nashak pi li',
  'makka ka kharpatwar nashak galti se aankh me chala gaya',
])('%j tells of a person, whatever crop it names', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'emergency', danger: 'poisoning' })
})

test.each(['iske baad', 'aur isko kya du', 'aur iske liye', 'fir uske baad'])(
  '%j accuses nobody: it says too little',
  (question) => {
    expect(decideAlone(question)).not.toMatchObject({ reason: 'harm' })
  },
)

test.each(['tataiyya ne kaat liya gaal sooj gaya', 'makkhi kaat gayi honth sooj gaya'])(
  '%j tells of a sting, and of no crop',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'emergency', danger: 'sting' })
  },
)
