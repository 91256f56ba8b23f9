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
