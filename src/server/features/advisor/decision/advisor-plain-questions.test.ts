import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { decideAlone, outcomeOf } from '../evaluation/advisor-evaluation.service.ts'

/** Questions that get another answer than the passage named. */
const missed = (questions: readonly (readonly [question: string, passage: string])[]) =>
  questions.flatMap(([question, passage]) => {
    const decision = decideAlone(question)
    const got = decision.kind === 'passages' ? decision.passages[0]?.id : decision.kind
    return got === passage ? [] : [`${question}: ${got}`]
  })

/** "Acid lime (kagzi nimbu)" is asked about as acid lime. */
const shortName = (name: string) => name.replace(/ \(.*/, '').toLowerCase()

test('of every crop, how it is grown and how much urea it gets is answered from its page', {
  timeout: 60_000,
}, () => {
  const grown = calendarCrops().flatMap(({ id, name }) => {
    const passage = `calendar/${id}/overview`
    return [
      [`${name.hi.replace(/ \(.*/, '')} की खेती कैसे करें`, passage],
      [`${shortName(name.en)} farming`, passage],
    ] as const
  })
  expect(missed(grown)).toEqual([])
  const fertilised = calendarCrops().filter(({ npk }) => npk !== undefined)
  expect(fertilised.length).toBeGreaterThan(80)
  expect(
    missed(
      fertilised.map(({ id, name }) => [
        `urea in ${shortName(name.en)}`,
        `calendar/${id}/fertiliser`,
      ]),
    ),
  ).toEqual([])
})

test('a part of a problem’s name is enough where it fits one problem of the crop, and is to be confirmed', () => {
  expect(
    missed([['pumpkin beetle in bitter gourd', 'calendar/bitter-gourd/red-pumpkin-beetle']]),
  ).toEqual([])
  for (const [question, passage] of [
    ['red beetle in bitter gourd', 'calendar/bitter-gourd/red-pumpkin-beetle'],
    ['भिंडी में पीला मोजेक', 'calendar/okra/yellow-vein-mosaic'],
    ['san jose in apple', 'calendar/apple/san-jose-scale'],
    ['dry rot in chickpea', 'calendar/chickpea/dry-root-rot'],
  ] as const) {
    expect(decideAlone(question), question).toMatchObject({
      kind: 'passages',
      passages: [{ id: passage }],
      isConfirmed: false,
    })
  }
  expect(missed([['bajra me chepa', 'calendar/pearl-millet/ergot']])).toEqual([])
  for (const question of ['aphid in pearl millet', 'beetle in soybean', 'yellow leaf in coconut']) {
    expect(decideAlone(question), question).toMatchObject({ kind: 'ask' })
  }
  // A guess at most, with the others beside it.
  expect(outcomeOf(decideAlone('stem in maize'), [{ askBack: 'problem' }])).toBe('right')
})

test('pests and diseases of the crops that are grown most are answered by their names, in both languages', () => {
  expect(
    missed([
      ['rice leaf folder', 'calendar/rice/leaf-folder'],
      ['धान में गंधी बग', 'calendar/rice/gundhi-bug'],
      ['gandhi bug in paddy control', 'calendar/rice/gundhi-bug'],
      ['धान में हल्दी रोग', 'calendar/rice/false-smut'],
      ['धान में गंगई', 'calendar/rice/gall-midge'],
      ['wheat leaf rust', 'calendar/wheat/brown-rust'],
      ['makka me bhutta sadan', 'calendar/maize/ear-rot'],
      ['tuta absoluta in tomato', 'calendar/tomato/pinworm'],
      ['आलू में खुरंड', 'calendar/potato/common-scab'],
      ['baingan me hadda', 'calendar/brinjal/hadda-beetle'],
      ['ganna me pyrilla', 'calendar/sugarcane/pyrilla'],
      ['chane me dimak', 'calendar/chickpea/termite'],
      ['stripe disease in barley', 'calendar/barley/stripe-disease'],
      ['pinworm in tomato', 'calendar/tomato/pinworm'],
      ['aam me anthracnose ki dawa', 'calendar/mango/anthracnose'],
      ['coconut eriophyid mite control', 'calendar/coconut/eriophyid-mite'],
      ['सेब में चूर्णिल आसिता', 'calendar/apple/powdery-mildew'],
      ['banana rhizome weevil', 'calendar/banana/rhizome-weevil'],
      ['mandarin fruit drop', 'calendar/mandarin/fruit-drop'],
    ]),
  ).toEqual([])
})

test('a name that two problems of a crop have gets both, the commoner first, and no doses', () => {
  for (const question of ['wheat rust', 'गेहूं में रतुआ'])
    expect(decideAlone(question), question).toMatchObject({
      kind: 'passages',
      passages: [{ id: 'calendar/wheat/yellow-rust' }, { id: 'calendar/wheat/brown-rust' }],
      isConfirmed: false,
    })
})

test('insects in a field are asked about, those in stored grain have their guide', () => {
  for (const question of ['kapas me keede lag gaye', 'ganna me keede lag gaye', 'फसल में कीड़े लग गए'])
    expect(decideAlone(question), question).toMatchObject({ kind: 'ask' })
  const guide = 'guide/storage-grain-pests'
  expect(
    missed([
      ['rakhe hue chane me ghun lag gaya', guide],
      ['gehu ke bhandar me kide', guide],
      ['insects in stored wheat', guide],
    ]),
  ).toEqual([])
})

test('a sweet potato is no sign of poisoning, sweat is', () => {
  expect(missed([['sweet potato npk dose', 'calendar/sweet-potato/fertiliser']])).toEqual([])
  expect(decideAlone('i am sweating after spraying urea')).toMatchObject({ kind: 'emergency' })
})

test('to water spinach is not about water spinach, and the rate of an area is no price', () => {
  expect(
    missed([
      ['how often to water spinach', 'calendar/spinach/water'],
      ['fennel seed rate per acre', 'calendar/fennel/seed'],
    ]),
  ).toEqual([])
  expect(decideAlone('water apple sowing')).toMatchObject({ kind: 'refuse' })
  expect(decideAlone('fennel rate today')).toMatchObject({ kind: 'look-up', intents: ['price'] })
})

test('what to sow in a month is answered from that month, in all spellings of its name', () => {
  const names = [
    ['january', 'janvari', 'जनवरी'],
    ['may', 'may', 'मई'],
    ['june', 'joon', 'जून'],
    ['september', 'sitambar', 'सितंबर'],
  ] as const
  const numbers = ['01', '05', '06', '09']
  expect(
    missed(
      names.flatMap(([english, romanised, hindi], index) => {
        const passage = `month/${numbers[index]}`
        return [
          [`which crops to sow in ${english}`, passage],
          [`crops for ${english}`, passage],
          [`${romanised} me kya boye`, passage],
          [`${romanised} me kaun si fasal lagaye`, passage],
          [`मैं सुल्तानपुर में हूँ, ${hindi} में कौन सी सब्जी लगाऊं?`, passage],
        ] as const
      }),
    ),
  ).toEqual([])
  expect(decideAlone('what to sow in june or july')).toMatchObject({
    passages: [{ id: 'month/06' }, { id: 'month/07' }],
  })
  expect(decideAlone('june me barish kitni hogi').kind).not.toBe('passages')
  expect(missed([['may i know which crop is best', 'month/05']])).toHaveLength(1)
})

test('what somebody wants to rent or to buy is looked up, what they offer has its guide', () => {
  for (const [question, intent] of [
    ['i want to rent a tractor', 'rental'],
    ['tractor rent price', 'rental'],
    ['tomatoes for sale near nashik', 'cropListings'],
  ] as const) {
    expect(decideAlone(question), question).toMatchObject({ kind: 'look-up', intents: [intent] })
  }
  expect(
    missed([
      ['i want to rent out my tractor', 'guide/rent-on-krishihaat'],
      ['i have onions for sale', 'guide/sell-on-krishihaat'],
    ]),
  ).toEqual([])
})

test('who asks whether to spray in wind or rain is told how to spray, unless a day is named', () => {
  expect(
    missed([
      ['can I spray when it is windy', 'guide/safe-spraying'],
      ['hawa chal rahi ho to dawa chhidke ya nahi', 'guide/safe-spraying'],
      ['बारिश के बाद छिड़काव कब करें', 'guide/safe-spraying'],
    ]),
  ).toEqual([])
  expect(decideAlone('kal barish hogi kya spray karu')).toMatchObject({
    ...{ kind: 'ask', missing: 'place' },
  })
})

test('a crop that is harvested before is not the one that is asked about', () => {
  expect(
    missed([
      ['धान कटाई के बाद मसूर कब तक बो सकते हैं', 'calendar/lentil/sowing'],
      ['gehu katne ke baad moong kab boye', 'calendar/green-gram/sowing'],
      ['when to sow lentil after harvesting paddy', 'calendar/lentil/sowing'],
      ['after the potato harvest when to sow green gram', 'calendar/green-gram/sowing'],
    ]),
  ).toEqual([])
})

test('repairs and passwords of others are refused by their names', () => {
  for (const [question, name] of [
    ['गेहूँ काटने वाली कंबाइन का इंजन स्टार्ट नहीं हो रहा', 'इंजन स्टार्ट नहीं'],
    ['combine harvester engine not starting', 'engine not starting'],
    ['I forgot my Gmail password', 'Gmail'],
  ] as const)
    expect(decideAlone(question), question).toMatchObject({ kind: 'refuse', name })
})

test('of a group of crops that is named, its crops are offered', () => {
  const offered = (question: string) => {
    const decision = decideAlone(question)
    if (decision.kind !== 'ask') return [decision.kind]
    return (decision.choices ?? []).slice(0, 2).map(({ en }) => en.label)
  }
  expect(offered('citrus canker')).toEqual(['Acid lime', 'Sweet orange'])
  expect(offered('citrus ke patte pile')).toEqual(['Acid lime', 'Sweet orange'])
  expect(offered('gourd me keede')).toEqual(['Bottle gourd', 'Bitter gourd'])
})

test('lahi on another crop is the aphid, lahi alone is the crop', () => {
  expect(
    missed([
      ['dhaniya me lahi', 'calendar/coriander/aphid'],
      ['lahi ki buvai kab kare', 'calendar/mustard/sowing'],
    ]),
  ).toEqual([])
})

test('fruits that crack have their guide, or the page of a crop that tells of it', () => {
  expect(
    missed([
      ['tamatar ke phal fat rahe hain', 'guide/fruit-cracking'],
      ['tomato fruits are cracking', 'guide/fruit-cracking'],
      ['अनार के फल फट रहे हैं', 'calendar/pomegranate/fruit-cracking'],
    ]),
  ).toEqual([])
})
