import { expect, test } from 'vitest'
import { decideAlone, missedPassages } from '../evaluation/advisor-evaluation.service.ts'

test('what is done to a crop at one time of its life is answered by the guide that is written for it', () => {
  expect(
    missedPassages([
      ['guava pruning', 'guide/pruning-guava'],
      ['aam ki chhatai kab kare', 'guide/pruning-mango'],
      ['बेर की छंटाई', 'guide/pruning-ber'],
      ['coffee pruning', 'guide/pruning-coffee'],
      ['mogra ki chhatai', 'guide/pruning-jasmine'],
      ['ganne me sahfasal', 'guide/intercropping-sugarcane'],
      ['अदरक में पलवार', 'guide/mulching-spices'],
      ['kali mirch ki nursery', 'guide/nursery-black-pepper'],
      ['गेंदे की नर्सरी कैसे तैयार करें', 'guide/nursery-marigold'],
    ]),
  ).toEqual([])
})

test('without a crop, the guide to all crops answers', () => {
  expect(
    missedPassages([
      ['how to prune fruit trees', 'guide/pruning'],
      ['mulching ke fayde', 'guide/mulching'],
      ['which crops grow together intercrop', 'guide/intercropping'],
      ['घर पर अंकुरण परीक्षण', 'guide/germination-test'],
    ]),
  ).toEqual([])
})

test('outside is no season of fruit', () => {
  expect(
    missedPassages([['kheera polyhouse ke bahar kab laga sakte hain', 'calendar/cucumber/sowing']]),
  ).toEqual([])
})

test('flowers, broccoli and kalonji are answered from their pages', () => {
  expect(
    missedPassages([
      ['tuberose planting time', 'calendar/tuberose/sowing'],
      ['रजनीगंधा में खाद कितनी डालें', 'calendar/tuberose/fertiliser'],
      ['gladiolus corm spacing', 'calendar/gladiolus/seed'],
      ['guldaudi kab lagaye', 'calendar/chrysanthemum/sowing'],
      ['mogra me khad kitni de', 'calendar/jasmine/fertiliser'],
      ['ब्रोकली कब बोएं', 'calendar/broccoli/sowing'],
      ['kalonji ka beej ek acre me kitna', 'calendar/nigella/seed'],
    ]),
  ).toEqual([])
  expect(decideAlone('carnation farming')).toMatchObject({ kind: 'refuse' })
})

test('weeds that live on the roots of crops, dodder and the weeds of spices are answered from their guides', () => {
  expect(
    missedPassages([
      ['सरसों में मरगोजा का क्या इलाज है', 'guide/root-parasites'],
      ['tobacco broomrape control', 'guide/root-parasites'],
      ['jowar me striga', 'guide/root-parasites'],
      ['गन्ने में आगिया', 'guide/root-parasites'],
      ['बरसीम में अमरबेल', 'guide/dodder'],
      ['मेथी में खरपतवार कैसे खत्म करें', 'guide/weeds-spices'],
      ['weeds in cumin', 'guide/weeds-spices'],
      ['weeds in mustard', 'guide/weeds-oilseeds'],
      ['weeds in maize', 'guide/weeds-maize'],
    ]),
  ).toEqual([])
})

test('what the state pays for organic farming has a guide of its own, beside the one that says how to begin', () => {
  expect(
    missedPassages([
      ['subsidy for organic farming', 'guide/organic-support'],
      ['pkvy kya hai', 'guide/organic-support'],
      ['how to start organic farming', 'guide/organic-conversion'],
    ]),
  ).toEqual([])
})

test('snake gourd is a crop of its own, and neither pointed gourd nor a snake', () => {
  expect(
    missedPassages([
      ['chichinda ka beej per acre', 'calendar/snake-gourd/seed'],
      ['padwal lagwad kab kare', 'calendar/snake-gourd/sowing'],
      ['चिचिंडा में फल मक्खी', 'calendar/snake-gourd/fruit-fly'],
      ['parwal kab lagaye', 'calendar/pointed-gourd/sowing'],
    ]),
  ).toEqual([])
  expect(decideAlone('i was bitten by a snake near my gourd field')).toMatchObject({
    kind: 'emergency',
  })
})

test('fenugreek in English is the plant that methi is', () => {
  expect(
    missedPassages([
      ['powdery mildew on fenugreek', 'calendar/fenugreek/powdery-mildew'],
      ['fenugreek sowing time', 'calendar/fenugreek/sowing'],
      ['fenugreek seed rate per acre', 'calendar/fenugreek-seed/seed'],
    ]),
  ).toEqual([])
})

test('pests and diseases of a crop that its page lacked before are answered from it', () => {
  expect(
    missedPassages([
      ['fall armyworm in jowar', 'calendar/sorghum/fall-armyworm'],
      ['kapas me dahiya rog', 'calendar/cotton/grey-mildew'],
      ['pedi ganne me kala chikta', 'calendar/sugarcane/black-bug'],
      ['gehu me sainik keet', 'calendar/wheat/armyworm'],
      ['आम में डाई-बैक', 'calendar/mango/dieback'],
      ['supari ka bud rot', 'calendar/arecanut/bud-rot'],
    ]),
  ).toEqual([])
})
