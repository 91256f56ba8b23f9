import { describe, expect, test } from 'vitest'
import { decideAlone } from './advisor-evaluation.service.ts'

const passageIds = (question: string) => {
  const decision = decideAlone(question)
  return decision.kind === 'passages' ? decision.passages.map(({ id }) => id) : [decision.kind]
}
const buttons = (question: string) => decideAlone(question).choices.map(({ en }) => en.label)

describe('of two aspects', () => {
  test.each([
    ['my soil is black, which wheat variety', 'calendar/wheat/varieties'],
    ['which dap dose for maize at sowing', 'calendar/maize/fertiliser'],
    ['makka bone ke kitne din baad pehla pani', 'calendar/maize/water'],
    ['प्याज की खुदाई से कितने दिन पहले पानी बंद करें', 'calendar/onion/water'],
    ['soybean ke baad gehu kab boye', 'calendar/wheat/sowing'],
    ['lahsun ki kali ek acre me kitne kilo lagengi', 'calendar/garlic/seed'],
    ['til ki fasal me kitna pani', 'calendar/sesame/water'],
    ['dhan ki kheti me kitna pani', 'calendar/rice/water'],
    ['urea dose for maize at knee high stage', 'calendar/maize/fertiliser'],
    ['ek paudhe me kitne nimbu lagte hai', 'calendar/acid-lime/yield'],
  ])('the one that the other only describes is answered: "%s"', (question, id) => {
    expect(passageIds(question)[0]).toBe(id.replace('/yield', '/harvest'))
  })

  test('neither is guessed when both may be meant, and both are offered first', () => {
    const question = 'maize seed fertiliser'
    expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'aspect', crop: 'maize' })
    expect(buttons(question).slice(0, 2).sort()).toEqual(['Fertiliser', 'Seed'])
  })

  test('both are answered when a short question joins them', () => {
    expect(passageIds('maize seed and fertiliser').sort()).toEqual([
      'calendar/maize/fertiliser',
      'calendar/maize/seed',
    ])
    expect(passageIds('sarso kab boye aur kitna beej').sort()).toEqual([
      'calendar/mustard/seed',
      'calendar/mustard/sowing',
    ])
  })
})

test.each([
  ['wheat lower leaves turning yellow from tip older leaves first', 'guide/nitrogen-deficiency'],
  ['gehu ki niche ki patti nok se pili pad rahi hai', 'guide/nitrogen-deficiency'],
  ['new leaves yellow but veins green in groundnut', 'guide/iron-deficiency'],
  ['makka ke patte baingani ho rahe hai', 'guide/nutrient-deficiency'],
])('the signs of a missing nutrient lead to its guide: "%s"', (question, id) => {
  expect(passageIds(question)[0]).toBe(id)
})

test('a son is no beetroot', () => {
  for (const question of ['bete ki fees', 'mere bete ko kheti me nahi lagana hai']) {
    const decision = decideAlone(question)
    expect(decision, question).toMatchObject({ crop: null })
    expect(['refuse', 'ask'], question).toContain(decision.kind)
  }
})

test('the page that tells how is found beside a story, though words of it stay unexplained', () => {
  const question = 'my onion rots in store, how to build ventilated storage structure'
  expect(['guide/storage-onion-potato', 'calendar/onion/harvest']).toContain(
    passageIds(question)[0],
  )
})

describe('nothing is answered', () => {
  test.each(['तरबूज कैसा चल रहा', 'तरबूज की बात करनी है'])(
    'with the overview where more than the crop is named: "%s"',
    (question) => {
      expect(decideAlone(question).kind).toBe('ask')
    },
  )

  test('about water or soil where damage is described', () => {
    for (const question of [
      'my wheat looks pale after first irrigation what to do',
      'bhindi ka paudha sahi nahi badh raha',
    ]) {
      const decision = decideAlone(question)
      expect(decision.kind, question).toBe('ask')
      const isOffered = decision.kind === 'ask' && decision.missing === 'problem'
      expect(isOffered || buttons(question).includes('Pests and diseases'), question).toBe(true)
    }
  })

  test('from a guide that is named beside something else; it is offered', () => {
    const question = 'we get heavy rain, can we take sesame in kharif'
    expect(decideAlone(question)).toMatchObject({ kind: 'ask', crop: 'sesame' })
    expect(buttons(question)[0]).toMatch(/drain/i)
  })

  test('on profit, products and where to buy, which no page tells', () => {
    for (const question of [
      'how much profit from one acre dragon fruit',
      'गेहूं का आटा भाव',
      'turmeric polishing machine price',
      'where can i buy certified potato seed',
    ]) {
      expect(decideAlone(question).kind, question).toBe('refuse')
    }
  })
})

describe('trade', () => {
  test.each([
    'royal apple price in azadpur',
    'lokwan gehu ka bhav indore',
    'totapuri rate in pune',
  ])('in a kind of a crop is trade in the crop: "%s"', (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'look-up', intents: ['price'] })
  })

  test.each(['gehu ka aata rate delhi', 'mango juice price', 'potato chips price in delhi'])(
    'in what is made of a crop is refused: "%s"',
    (question) => {
      expect(decideAlone(question).kind).toBe('refuse')
    },
  )

  test('somebody who wants to list a crop reads how, and does not see a list', () => {
    for (const question of ['apni fasal app pe list karni hai', 'मेरी फसल लिस्ट करनी है'])
      expect(passageIds(question), question).toEqual(['guide/sell-on-krishihaat'])
    expect(decideAlone('apni listing dikhao')).toMatchObject({ intents: ['ownListings'] })
  })
})

test('two substances together are asked about to be mixed', () => {
  expect(passageIds('neem oil ke sath sulphur mila sakte hain')).toEqual(['guide/tank-mix'])
})

describe('a problem', () => {
  test('is not recognized by one word or a colour alone', () => {
    for (const question of [
      'cotton leaf becoming red',
      'gehu ki patti pili',
      'chana sundi',
      'टमाटर में कीड़ा लग गया है',
    ]) {
      expect(decideAlone(question), question).toMatchObject({ kind: 'ask', missing: 'problem' })
    }
  })

  test.each([
    ['rose black spot', 'calendar/rose/black-spot'],
    ['katte disease elaichi', 'calendar/cardamom/katte'],
    ['litchi fruit borer', 'calendar/litchi/fruit-and-shoot-borer'],
  ])('is recognized as the crop’s page calls it: "%s"', (question, id) => {
    expect(passageIds(question)).toEqual([id])
  })

  test('in the name of a variety is not what is asked about', () => {
    expect(passageIds('new chickpea varieties wilt resistant')).toEqual([
      'calendar/chickpea/varieties',
    ])
  })
})

describe('the sky', () => {
  test.each([
    'should i cover my crop, hail coming?',
    'is rain expected during wheat harvest this week',
    'आज रात कोहरा पड़ेगा',
    'heat wave alert?',
  ])('is asked about, not a guide or a crop: "%s"', (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'place' })
  })

  test('of a town that is on no list is offered by a button', () => {
    const decision = decideAlone('Tilhar weather')
    const choices = decision.kind === 'ask' ? buttons('Tilhar weather') : ['Tilhar']
    expect(choices).toContain('Tilhar')
  })
})

test.each(['How much seed does mustard need?', 'How do I store wheat?'])(
  'a plain question is answered: "%s"',
  (question) => {
    expect(decideAlone(question).kind).toBe('passages')
  },
)

test('a word that only sounds like a crop is none where another crop is named plainly', () => {
  expect(passageIds('अरहर की फली में सुराख')).toEqual(['calendar/pigeon-pea/pod-borers'])
})
