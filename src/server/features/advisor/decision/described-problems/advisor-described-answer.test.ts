import { describe, expect, test } from 'vitest'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { growthDisorders } from './advisor-growth-disorders.data.ts'

const shownIds = (question: string) => {
  const decision = decideAlone(question)
  return decision.kind === 'passages' ? decision.passages.map(({ id }) => id) : []
}
const likelyIds = (question: string) => {
  const decision = decideAlone(question)
  return decision.kind === 'ask' ? (decision.likely ?? []).map(({ id }) => id) : []
}

describe('what is described and fits one problem clearly best is shown without doses', () => {
  test.each([
    [
      'custard apple fruit turning black hard on tree',
      'custard-apple/anthracnose-and-black-stone-fruit',
    ],
    ['पान के बरेजा में पत्ता काला हो के गल रहा है बरसात में', 'betel-vine/foot-rot-and-leaf-rot'],
    ['kali mirch ki bel achanak murjha gayi, jad sad gayi', 'black-pepper/foot-rot'],
    ['bajre ke sitte me kale mote dane bhare churn se', 'pearl-millet/smut'],
  ])('"%s"', (question, id) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'passages', showsDoses: false })
    expect(shownIds(question)).toEqual([`calendar/${id}`])
  })
})

test('where two problems fit, both are told apart', () => {
  expect(likelyIds('hamara mirchi ka patta upar taraf mud raha sikud raha, kya kare')).toEqual([
    'calendar/chilli/thrips',
    'calendar/chilli/leaf-curl-virus',
  ])
  expect(likelyIds('lauki me chhota fal pila hoke gir jata hai')).toEqual([
    'guide/fruit-set',
    'calendar/bottle-gourd/fruit-fly',
  ])
})

test('a problem is not guessed whose page does not mention what is seen', () => {
  expect(decideAlone('my guava trunk is crying, brown gum comes')).toMatchObject({
    kind: 'ask',
    unknownProblem: 'gum',
  })
  expect(
    shownIds('nariyal ke patte V jaise kate hue, sundi nahi bhawra hai kala sing wala'),
  ).toEqual(['calendar/coconut/rhinoceros-beetle'])
  expect(shownIds('soyabean leaves full of holes hairy worm eating')).toEqual([])
})

describe('a disorder of growth is answered by the part of the page or the guide that tells its causes', () => {
  test.each([
    [
      'phool gobhi ka phool chhota button jaisa aa gaya kya galti hua',
      'calendar/cauliflower/buttoning-and-loose-curds',
    ],
    ['maize cob coming but grain not fill at top why', 'calendar/maize/empty-cob-tips'],
    ['गाजर टेढ़ी-मेढ़ी निकली, दो मुंह वाली भी', 'calendar/carrot/forked-or-cracked-roots'],
    ['खरबूजा मीठा नहीं हुआ इस बार क्यों', 'calendar/muskmelon/tasteless-fruit'],
    ['kheera kadwa kyu ho raha', 'calendar/cucumber/soil'],
    ['kinnow me chhote chhote gir rahe phal', 'calendar/mandarin/fruit-drop'],
    [
      'coconut small nuts fall down, button size',
      'calendar/coconut/shedding-of-buttons-and-young-nuts',
    ],
    ['boro rice seedling turning white and dying in cold', 'guide/frost-protection'],
  ])('"%s"', (question, id) => {
    expect(shownIds(question)[0]).toBe(id)
  })
})

test('a disorder of which no page tells is refused by its name, with the nearest guide', () => {
  expect(decideAlone('लीची में मंजर नहीं आया')).toMatchObject({
    kind: 'refuse',
    subject: { en: 'plants that do not flower' },
    choices: [
      { en: { label: 'Flowers and young fruits that drop, or no fruit' } },
      {},
      {},
      {},
      {},
      {},
    ],
  })
  expect(decideAlone('gehu gir gaya barish me')).toMatchObject({
    subject: { en: 'a crop that has fallen over' },
  })
})

test('words of such a disorder in another sense, and signs of a disease beside them, change nothing', () => {
  expect(decideAlone('gobhi ke daam gir rahe hai').kind).toBe('look-up')
  expect(shownIds('thand me makka bo sakte hai kya')).toEqual(['calendar/maize/sowing'])
  expect(shownIds('नेनुआ के छोटे फल सड़कर गिरते, डंक का निशान है')).toEqual([
    'calendar/sponge-gourd/fruit-fly',
  ])
  expect(decideAlone('gehu pehle pani ke baad phika dikh raha hai').kind).toBe('ask')
})

test('two problems that a question joins are both answered, and the signs of a second one are a button', () => {
  expect(shownIds('wheat has aphid and also yellow rust')).toEqual([
    'calendar/wheat/aphid',
    'calendar/wheat/yellow-rust',
  ])
  expect(shownIds('धान में झोंका और तना छेदक दोनों लगे हैं')).toEqual([
    'calendar/rice/blast',
    'calendar/rice/yellow-stem-borer',
  ])
  expect(decideAlone('kapas me safed makhi aur lal patti dono hai')).toMatchObject({
    passages: [{ id: 'calendar/cotton/whitefly' }],
    choices: [{ en: { label: 'Magnesium and calcium deficiency' } }],
  })
})

test('a named lack and a named disease in a long sentence are answered', () => {
  expect(shownIds('zinc ki kami dhan me kaisa dikhta hai patte pe')).toEqual([
    'guide/zinc-deficiency',
  ])
  expect(shownIds('आलू हिमाचल ऊंची पहाड़ी में झुलसा लगा है, कौन सी दवा और कितने लीटर पानी में')).toEqual([
    'calendar/potato/late-blight',
    'calendar/potato/early-blight',
  ])
})

test('every guide to a disorder of growth exists', () => {
  const { passageById } = advisorKnowledge()
  const ids = growthDisorders.flatMap(({ guide, offered = [] }) => [
    ...(guide ? [guide] : []),
    ...offered,
  ])
  expect(ids.filter((id) => passageById(id) === undefined)).toEqual([])
})
