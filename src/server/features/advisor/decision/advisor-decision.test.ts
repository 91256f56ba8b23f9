import { describe, expect, test } from 'vitest'
import { produceKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { decideAlone, outcomeOf } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { regionalCropNames } from '../names/advisor-names.service.ts'
import { decide } from './advisor-decision.service.ts'

const firstPassage = (question: string) => {
  const decision = decideAlone(question)
  return decision.kind === 'passages' ? decision.passages[0]?.id : decision.kind
}

describe('a question that names an animal', () => {
  test.each(['my buffalo is not eating', 'wheat and cow', 'how long do cows live'])(
    'is refused where it is about the animal: "%s"',
    (question) => {
      expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'animals' })
    },
  )

  test.each([
    'a buffalo is eating my crop',
    'cow dung for wheat how much',
    'hen eating wheat yield',
  ])('is not where it is about the field: "%s"', (question) => {
    expect(decideAlone(question)).not.toMatchObject({ reason: 'animals' })
  })
})

describe('words for a sick plant', () => {
  test.each([
    ['wheat varieties resistant to disease', 'calendar/wheat/varieties'],
    ['which wheat resists rust', 'calendar/wheat/varieties'],
    ['wheat harvest when leaves are dry', 'calendar/wheat/harvest'],
  ])('describe a variety or a harvest that is asked for: "%s"', (question, id) => {
    expect(firstPassage(question)).toBe(id)
  })

  test('ask for the problem where a remedy is asked for', () => {
    for (const question of ['wheat leaves are dry what medicine', 'गेहूं की पत्ती सूख रही दवा'])
      expect(outcomeOf(decideAlone(question), [{ askBack: 'problem' }]), question).toBe('right')
  })

  test('are about the store where the store is named', () => {
    expect(firstPassage('weevil in wheat store')).not.toContain('calendar/wheat/')
  })
})

describe('a name that is unknown is never answered from something else', () => {
  test.each([
    ['dose of superkillex 50 EC in wheat', 'superkillex'],
    ['zorbex dose for tomato', 'zorbex'],
    ['gehu me florpine kab dale', 'florpine'],
    ['टमाटर में ज़ोरबेक्स कितना डालें', 'ज़ोरबेक्स'],
    ['can i spray zorbex on my wheat', 'zorbex'],
    ['sowing of zorbex wheat', 'zorbex'],
    ['can i use zorbex against late blight in tomato', 'zorbex'],
    ['how much zorbex per acre in cotton for whitefly', 'zorbex'],
    ['is zorbex good for late blight of tomato', 'zorbex'],
    ['fertiliser zorbex for wheat', 'zorbex'],
    ['zorbex 12 SG on cabbage, after how many days can I harvest', 'zorbex'],
    ['how much zorbex should i apply to banana', 'zorbex'],
    ['धान में ज़ोरतेज गोल्ड 77 कितने ग्राम प्रति एकड़ डालना है', 'ज़ोरतेज'],
    ['ज़ोरिमोज़ान 62 ईसी कपास में गुलाबी सुंडी के लिए कितना डालें', 'ज़ोरिमोज़ान'],
    ['chana me ZorKavach Zinc9 kitna kilo dalna h', 'ZorKavach'],
    ['What is the right sowing time for zorbex in Punjab?', 'zorbex'],
    ['blimkin and wheat sowing time', 'blimkin'],
    ['how to treat rust of florpnut', 'florpnut'],
    ['leaf spot on blimkin', 'blimkin'],
    ['kandola ki kheti kab kare', 'kandola'],
  ])('%s', (question, name) => {
    expect(decideAlone(question)).toMatchObject({
      kind: 'refuse',
      name: expect.stringContaining(name),
    })
  })
})

test('a second name that is unknown does not hide the problem of the first', () => {
  expect(firstPassage('aphids on mustard and zorbo')).toBe('calendar/mustard/mustard-aphid')
})

test('who is refused for an unknown remedy is offered the page of the problem', () => {
  const [first] = decideAlone('dose of zorbex against late blight in tomato').choices
  expect(firstPassage(first?.en.message ?? '')).toBe('calendar/tomato/late-blight')
})

describe('manures and fertilisers that few pages tell of', () => {
  test.each([
    ['what is nano urea', 'guide/balanced-fertiliser'],
    ['नैनो यूरिया के बारे में बताओ', 'guide/balanced-fertiliser'],
    ['nano urea dose for wheat', 'guide/balanced-fertiliser'],
    ['neem cake dose for tomato', 'guide/neem-extract'],
    ['neem cake kitna dale tamatar me', 'guide/neem-extract'],
    ['what is neem cake', 'guide/neem-extract'],
    ['केले में नीम की खली कितनी डालें', 'calendar/banana/seed'],
  ])('are answered where a text tells of them: "%s"', (question, id) => {
    expect(firstPassage(question)).toBe(id)
  })

  test.each([
    ['neem cake for rose', 'neem cake'],
    ['groundnut cake dose for chilli', 'groundnut cake'],
    ['sarson ki khali mirch me kitni', 'sarson ki khali'],
  ])('are refused by their name where none does: "%s"', (question, name) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'not-on-page', name })
  })

  test.each(['rice cake recipe', 'chocolate cake', 'carrot cake'])('are no food: "%s"', (food) => {
    expect(decideAlone(food).kind).toBe('refuse')
  })

  test('do not hide the oil crop where it is asked about', () => {
    expect(firstPassage('mustard sowing time')).toBe('calendar/mustard/sowing')
  })
})

describe('an ordinary word that the rules do not know does not hide a guide', () => {
  test.each([
    ['how do i shift to natural farming', 'guide/organic-conversion'],
    ['I dont want to spray chemicals, how else to keep insects down', 'guide/ipm'],
  ])('%s', (question, id) => {
    expect(firstPassage(question)).toBe(id)
  })
})

describe('questions in the languages that farmers mix with Hindi', () => {
  test.each([
    ['kanak di bijai kado kariye', 'calendar/wheat/sowing'],
    ['kanda lagwad kadhi karaychi', 'calendar/onion/sowing'],
    ['एक एकर कांदा बियाणे किती लागेल', 'calendar/onion/seed'],
    ['gehu ke khaad ketna chahi', 'calendar/wheat/fertiliser'],
    ['mungfali ma pani kyare aapvu', 'calendar/groundnut/water'],
    ['wheat irigation time', 'calendar/wheat/water'],
    ['when should i start marigolds from seed', 'calendar/marigold/sowing'],
    ['which month do I put garlic in the ground', 'calendar/garlic/sowing'],
  ])('are understood: "%s"', (question, id) => {
    expect(firstPassage(question)).toBe(id)
  })
})

test.each([
  ['nitrogen ki kami ke lakshan', 'guide/nitrogen-deficiency'],
  ['boron ki kami', 'guide/boron-deficiency'],
  ['deemak', 'guide/termites'],
])('"%s" of no crop is answered by the guide to it', (question, id) => {
  expect(firstPassage(question)).toBe(id)
})

test.each([
  ['november sowing', 'month/11'],
  ['december me bowai', 'month/12'],
  ['june sowing', 'month/06'],
  ['something to sow in february', 'month/02'],
  ['अगस्त में कुछ बोना है', 'month/08'],
])('"%s" of no crop is answered by what is sown in that month', (question, id) => {
  expect(firstPassage(question)).toBe(id)
})

test.each(['wheat yellow even after urea', 'gehu peela hai urea dala phir bhi'])(
  'a sign of a problem that urea did not help is no question for its dose: "%s"',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'problem', crop: 'wheat' })
    expect(firstPassage('urea in wheat')).toBe('calendar/wheat/fertiliser')
  },
)

test('a regional name of a crop leads to no other crop', () => {
  const wrong = [...regionalCropNames()].flatMap(([crop, names]) =>
    names.filter((name) => {
      const isHindi = /\p{Script=Devanagari}/u.test(name)
      const decision = decideAlone(isHindi ? `${name} कब बोएं` : `${name} sowing time`)
      const [first] = decision.kind === 'passages' ? decision.passages : []
      // "Mausami", sweet lime, means of the season, too.
      return first !== undefined && first.crop !== crop && !first.id.startsWith('month/')
    }),
  )
  expect(wrong).toEqual([])
})

test.each(['jhinge', 'savala', 'nimmakaya'])('"%s" is a crop that has a page', (name) => {
  expect(firstPassage(`${name} sowing time`)).toMatch(/^calendar\/.*\/sowing$/)
})

test('plants that are sold and have no page are refused by their names', () => {
  const plants = produceKinds().filter(({ category }) =>
    ['Fruits', 'Vegetables', 'Grains'].includes(category),
  )
  const answered = plants
    .map(({ name }) => name.en.toLowerCase())
    .filter((name) => decideAlone(`${name} sowing time`).kind === 'passages')
  // These are parts of crops that have a page.
  expect(answered).toEqual(['mustard greens', 'banana flower'])
})

test('common crops are offered where nothing says which one is meant', () => {
  const { choices } = decideAlone('leaves yellow')
  expect(choices.map(({ en }) => en.label)).toEqual(expect.arrayContaining(['Wheat', 'Rice']))
})

test('a question without a crop is about the crop before, one with a crop is not', () => {
  const knowledge = advisorKnowledge()
  const decideAfterWheat = (message: string) =>
    decide(knowledge, knowledge.parseQuestion(message, undefined, new Date()), {
      home: '',
      previousCrop: 'wheat',
    })
  expect(decideAfterWheat('how much seed')).toMatchObject({
    understoodCrop: 'wheat',
    passages: [{ id: 'calendar/wheat/seed' }],
  })
  expect(decideAfterWheat('how much seed for maize')).toMatchObject({
    understoodCrop: null,
    passages: [{ id: 'calendar/maize/seed' }],
  })
})

test('insects in a store have their guide where the crop is a grain alone', () => {
  expect(firstPassage('stored wheat has insects')).toBe('guide/storage-grain-pests')
  expect(firstPassage('insects in stored dal arhar')).toBe('guide/storage-grain-pests')
  expect(firstPassage('stored tomato has insects')).toBe('ask')
})

test.each([
  ['gehu me zorbo rog lag gaya', 'zorbo'],
  ['wheat has the blimkin disease', 'blimkin'],
])('"%s" is asked back by the name that no page has', (question, name) => {
  expect(decideAlone(question)).toMatchObject({
    kind: 'ask',
    missing: 'problem',
    crop: 'wheat',
    unknownProblem: name,
  })
})
