import { expect, test } from 'vitest'
import { decideAlone, missedPassages } from '../evaluation/advisor-evaluation.service.ts'

test('what farmers call a problem of their crop is its name, and gets measures and doses', () => {
  expect(
    missedPassages([
      ['अनार में तेलिया रोग का इलाज', 'calendar/pomegranate/bacterial-blight'],
      ['आम के बौर पर भुनगा लगा है कौन सा स्प्रे करें', 'calendar/mango/mango-hopper'],
      ['adrak ki gathi sad rahi hai', 'calendar/ginger/soft-rot'],
      ['nariyal me genda beetle se kaise bachaye', 'calendar/coconut/rhinoceros-beetle'],
      ['kapas me dahiya keet ki dawa', 'calendar/cotton/mealybug'],
      ['ganne me chabuk kandua', 'calendar/sugarcane/smut'],
      ['bhindi me piliya rog', 'calendar/okra/yellow-vein-mosaic'],
      ['angoor me kevda rog ki dawa', 'calendar/grape/downy-mildew'],
    ]),
  ).toEqual([])
})

test('a Hindi name on the page is recognized in Latin letters, with and without nasals', () => {
  expect(
    missedPassages([
      ['pyaz me baigni dhabba rog', 'calendar/onion/purple-blotch'],
      ['lahsun me baingani dhabba', 'calendar/garlic/purple-blotch'],
      ['kela me tana ghun laga hai', 'calendar/banana/pseudostem-weevil'],
      ['kaju me gulabi rog', 'calendar/cashew/dieback'],
    ]),
  ).toEqual([])
  // "Ki" sounds like the second word of "alsi makkhi" without its nasal.
  expect(missedPassages([['अलसी की खेती कैसे करें', 'calendar/linseed/overview']])).toEqual([])
})

test('a name of one crop names nothing in another, nor beside a word that nobody knows', () => {
  expect(decideAlone('gehu me teliya rog ki dawa')).not.toMatchObject({ showsDoses: true })
  expect(decideAlone('anar me zorbex teliya rog ki dawa')).not.toMatchObject({ showsDoses: true })
  expect(decideAlone('mungfali me lat kab lagaye')).not.toMatchObject({ showsDoses: true })
})

test('a word for a kind of pest or germ gets the problems of the crop of that kind, told apart', () => {
  expect(decideAlone('chane me illi lagi hai')).toMatchObject({
    kind: 'ask',
    isGroup: true,
    likely: [{ problem: 'Gram pod borer' }, { problem: 'Cutworm' }],
  })
  expect(decideAlone('tamatar me keede lag gaye')).toMatchObject({ kind: 'ask', isGroup: true })
  expect(decideAlone('wheat me fungus')).toMatchObject({
    isGroup: true,
    likely: expect.arrayContaining([expect.objectContaining({ problem: 'Loose smut' })]),
  })
  // One word is not enough for the only one, but its signs are shown.
  expect(decideAlone('तिल में इल्ली')).toMatchObject({
    kind: 'ask',
    isGroup: true,
    likely: [{ id: 'calendar/sesame/leaf-webber-and-capsule-borer' }],
  })
  // A vine is no caterpillar.
  expect(decideAlone('parwal ki lat kab lagaye')).not.toMatchObject({ isGroup: true })
})

test('names of the west and the north for diseases are names', () => {
  expect(
    missedPassages([
      ['अनार में तेलिया धब्बा का रोग', 'calendar/pomegranate/bacterial-blight'],
      ['जीरे में चांछिया रोग लग गया', 'calendar/cumin/powdery-mildew'],
      ['mirchi ma kokadva', 'calendar/chilli/leaf-curl-virus'],
      ['bhindi me hallya rog', 'calendar/okra/yellow-vein-mosaic'],
      ['chane me ukhera rog', 'calendar/chickpea/wilt'],
    ]),
  ).toEqual([])
})

test('an unknown word before spot, rot or dhabba names a disease that the page has not', () => {
  for (const question of ['anar me zibra dhabba', 'tomato zibra spot', 'आलू में ज़ोरबो धब्बा'])
    expect(decideAlone(question), question).toMatchObject({
      kind: 'ask',
      missing: 'problem',
      unknownProblem: expect.stringMatching(/ (?:dhabba|spot|धब्बा)$/),
    })
  expect(decideAlone('rose balck spot')).toMatchObject({ passages: [{ problem: 'Black spot' }] })
  expect(decideAlone('mirch me gol dhabba')).toMatchObject({ kind: 'passages' })
})
