import { expect, test } from 'vitest'
import { decideAlone, missedPassages, outcomeOf } from '../evaluation/advisor-evaluation.service.ts'

test('a part of a problem’s name is enough where it fits one problem of the crop, and is to be confirmed', () => {
  expect(
    missedPassages([
      ['pumpkin beetle in bitter gourd', 'calendar/bitter-gourd/red-pumpkin-beetle'],
    ]),
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
      showsDoses: false,
    })
  }
  expect(missedPassages([['bajra me chepa', 'calendar/pearl-millet/ergot']])).toEqual([])
  for (const question of ['aphid in pearl millet', 'beetle in soybean', 'yellow leaf in coconut']) {
    expect(decideAlone(question), question).toMatchObject({ kind: 'ask' })
  }
  // A guess at most, with the others beside it.
  expect(outcomeOf(decideAlone('stem in maize'), [{ askBack: 'problem' }])).toBe('right')
})

test('pests and diseases of the crops that are grown most are answered by their names, in both languages', () => {
  expect(
    missedPassages([
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
      showsDoses: false,
    })
})

test('insects in a field are asked about, those in stored grain have their guide', () => {
  for (const question of ['kapas me keede lag gaye', 'ganna me keede lag gaye', 'फसल में कीड़े लग गए'])
    expect(decideAlone(question), question).toMatchObject({ kind: 'ask' })
  const guide = 'guide/storage-grain-pests'
  expect(
    missedPassages([
      ['rakhe hue chane me ghun lag gaya', guide],
      ['gehu ke bhandar me kide', guide],
      ['insects in stored wheat', guide],
    ]),
  ).toEqual([])
})

test('of a group of crops that is named, its crops are offered, else those that most farmers grow', () => {
  const offered = (question: string) => {
    const decision = decideAlone(question)
    if (decision.kind !== 'ask') return [decision.kind]
    return (decision.choices ?? []).slice(0, 2).map(({ en }) => en.label)
  }
  expect(offered('citrus canker')).toEqual(['Acid lime', 'Sweet orange'])
  expect(offered('citrus ke patte pile')).toEqual(['Acid lime', 'Sweet orange'])
  expect(offered('whitefly control')).toEqual(['Cotton', 'Sugarcane'])
  expect(offered('gourd me keede')).toEqual(['Bottle gourd', 'Bitter gourd'])
})

test('lahi on another crop is the aphid, lahi alone is the crop', () => {
  expect(
    missedPassages([
      ['dhaniya me lahi', 'calendar/coriander/aphid'],
      ['lahi ki buvai kab kare', 'calendar/mustard/sowing'],
    ]),
  ).toEqual([])
})

test('fruits that crack beside another sign are not told to crack alone', () => {
  for (const question of [
    'pomegranate oily spots and fruit cracking',
    'anar ke phal par kale dhabbe aur phal fat rahe hain',
  ])
    expect(decideAlone(question), question).toMatchObject({
      kind: 'passages',
      showsDoses: false,
      passages: [{ id: 'calendar/pomegranate/bacterial-blight' }],
    })
})

test('fruits that crack have their guide, or the page of a crop that tells of it', () => {
  expect(
    missedPassages([
      ['tamatar ke phal fat rahe hain', 'guide/fruit-cracking'],
      ['tomato fruits are cracking', 'guide/fruit-cracking'],
      ['अनार के फल फट रहे हैं', 'calendar/pomegranate/fruit-cracking'],
    ]),
  ).toEqual([])
})

test('pests and diseases of gourds, pulses, spices and fruits are answered by the names that farmers use', () => {
  expect(
    missedPassages([
      ['kheera me lal makdi', 'calendar/cucumber/red-spider-mite'],
      ['lauki me hadda keet', 'calendar/bottle-gourd/epilachna-beetle'],
      ['tarbooj me anthracnose', 'calendar/watermelon/anthracnose'],
      ['lobia me thrips', 'calendar/cowpea/jassid-and-thrips'],
      ['guar me chachhya rog', 'calendar/cluster-bean/powdery-mildew'],
      ['moong me safed makhi', 'calendar/green-gram/whitefly'],
      ['urad me safed makhi', 'calendar/black-gram/whitefly-and-thrips'],
      ['dhaniya me katua keet', 'calendar/coriander/cutworm'],
      ['lichi me patti lapetak', 'calendar/litchi/leaf-roller'],
      ['ber me phal sadan', 'calendar/ber/fruit-rot'],
      ['आंवला का फल अंदर से भूरा', 'calendar/amla/internal-browning'],
      ['sitafal me fal makkhi', 'calendar/custard-apple/fruit-fly'],
      ['kaju anthracnose', 'calendar/cashew/anthracnose'],
      ['sahjan me mahu', 'calendar/drumstick/aphid'],
      ['shakarkand me nematode', 'calendar/sweet-potato/root-knot-nematode'],
      ['masoor me churnil asita', 'calendar/lentil/powdery-mildew'],
      ['matar me mahu', 'calendar/field-pea/aphid'],
      ['papita me makdi', 'calendar/papaya/red-spider-mite'],
      ['nashpati scab', 'calendar/pear/scab'],
      ['aloo bukhara fruit fly', 'calendar/plum/fruit-fly'],
      ['gulab me mahu', 'calendar/rose/aphid'],
    ]),
  ).toEqual([])
})

test('a pest or disease is never answered with another of a like name', () => {
  expect(
    missedPassages([
      ['case worm in paddy', 'calendar/rice/caseworm'],
      ['sheath rot in paddy', 'calendar/rice/sheath-rot'],
      ['basmati me jhanda rog', 'calendar/rice/foot-rot'],
      ['green leafhopper in paddy', 'calendar/rice/green-leafhopper-and-tungro-virus'],
      ['spotted bollworm in cotton', 'calendar/cotton/spotted-bollworm'],
      ['tomato spotted wilt virus', 'calendar/tomato/mosaic-and-spotted-wilt-viruses'],
      ['root wilt of coconut', 'calendar/coconut/root-wilt'],
      ['bhindi me safed makkhi', 'calendar/okra/aphid-and-whitefly'],
    ]),
  ).toEqual([])
  // No page tells of these.
  expect(decideAlone('septoria leaf spot in potato')).toMatchObject({
    kind: 'ask',
    missing: 'problem',
  })
  expect(decideAlone('downy mildew in cotton')).toMatchObject({ kind: 'ask', missing: 'problem' })
  expect(decideAlone('ants on okra')).toMatchObject({ kind: 'ask', missing: 'problem' })
  expect(decideAlone('locust attack')).toMatchObject({ kind: 'refuse', name: 'locust' })
})

test('birds have a guide of their own, whatever crop they eat', () => {
  expect(
    missedPassages([
      ['parrots on guava', 'guide/birds'],
      ['chidiya bajra kha rahi hai', 'guide/birds'],
      ['caterpillar like bird dropping on lemon leaves', 'calendar/acid-lime/lemon-butterfly'],
    ]),
  ).toEqual([])
})

test('the words of extension leaflets ask for what they name: management, requirement, schedule', () => {
  expect(
    missedPassages([
      ['nutrient management in mustard', 'calendar/mustard/fertiliser'],
      ['integrated nutrient management in rice', 'calendar/rice/fertiliser'],
      ['water management in rice', 'calendar/rice/water'],
      ['irrigation schedule of wheat', 'calendar/wheat/water'],
      ['गेहूं में खरपतवार प्रबंधन', 'guide/weeds-wheat'],
      ['pest management in cotton', 'guide/ipm'],
      ['gehu me nano urea', 'guide/balanced-fertiliser'],
    ]),
  ).toEqual([])
})

test('what else farmers ask has a guide: the site, banned substances, the mixture of copper and lime', () => {
  expect(
    missedPassages([
      ['how to delete my listing', 'guide/sell-on-krishihaat'],
      ['seller cheated me', 'guide/order-on-krishihaat'],
      ['banned pesticides', 'guide/banned-pesticides'],
      ['bordeaux mixture kaise banaye', 'guide/bordeaux-mixture'],
      ['short duration crops', 'guide/choosing-crops'],
      ['crop for salty soil', 'guide/salt-soil'],
    ]),
  ).toEqual([])
  for (const question of ['cold storage near me', 'land record kaise nikale', 'bans ki kheti'])
    expect(decideAlone(question), question).toMatchObject({ kind: 'refuse' })
})

test('the dose of a pesticide or of what rules growth is that of the crop’s page, or refused, and never that of urea', () => {
  expect(
    missedPassages([
      ['mancozeb dose for potato', 'calendar/potato/late-blight'],
      ['carbendazim dose for chickpea', 'calendar/chickpea/ascochyta-blight-and-grey-mould'],
      ['pendimethalin dose in onion', 'guide/weeds-onion'],
      ['NAA dose in mango', 'calendar/mango/malformation'],
      ['ethrel dose in pineapple', 'calendar/pineapple/harvest'],
      ['calcium carbide dose in mango', 'calendar/mango/harvest'],
    ]),
  ).toEqual([])
  // Without the trouble no dose is told.
  expect(decideAlone('mancozeb dose for potato')).toMatchObject({ showsDoses: false })
  for (const question of ['imidacloprid dose for cotton', 'gibberellic acid dose in grapes'])
    expect(decideAlone(question), question).toMatchObject({ kind: 'refuse', reason: 'not-on-page' })
})
