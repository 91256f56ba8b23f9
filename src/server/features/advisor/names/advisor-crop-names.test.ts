import { beforeAll, expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

beforeAll(() => {
  decideAlone('warm up')
}, 60_000)

const cropsOf = (question: string) => {
  const decision = decideAlone(question)
  if (decision.kind === 'passages') return decision.passages.map(({ crop }) => crop)
  return decision.kind === 'look-up' ? decision.crops : decision
}

test.each([
  ['badi elaichi kab lagaye', 'large-cardamom'],
  ['elaichi kab lagaye', 'cardamom'],
  ['black cardamom planting time', 'large-cardamom'],
  ['साबूदाना की बुवाई कब', 'cassava'],
  ['kappa krishi spacing', 'cassava'],
  ['ol ka beej kab lagaye', 'elephant-foot-yam'],
  ['pahadi matar kab boye', 'field-pea'],
  ['when to harvest pepper', 'black-pepper'],
  ['bell pepper spacing', 'capsicum'],
  ['pepper price today in wayanad', 'black-pepper'],
  ['sweet pepper price', 'capsicum'],
  ['makhana seed rate per acre', 'makhana'],
  ['कड़ी पत्ता में खाद कितनी डालें', 'curry-leaf'],
  ['ग्वारपाठा कब लगाएं', 'aloe-vera'],
  ['asgandh kab boye', 'ashwagandha'],
])('"%s" is about %s', (question, crop) => {
  expect(cropsOf(question)).toEqual([crop])
})

test.each([
  ['dhan me majra poka', 'calendar/rice/yellow-stem-borer'],
  ['gundhi laga hai dhan me', 'calendar/rice/gundhi-bug'],
  ['cotton tella doma spray', 'calendar/cotton/whitefly'],
  ['paddy sudi doma ki dawa', 'calendar/rice/brown-planthopper'],
])('"%s" names the pest in a language of a state', (question, page) => {
  const decision = decideAlone(question)
  expect(decision.kind === 'passages' && decision.passages[0]?.id).toBe(page)
})

test.each([
  ['rubber taping kab shuru kare', 'calendar/rubber/harvest'],
  ['soybean kaun si kism', 'calendar/soybean/varieties'],
])('"%s" is answered from %s', (question, page) => {
  const decision = decideAlone(question)
  expect(decision.kind === 'passages' && decision.passages[0]?.id).toBe(page)
})

test.each(['resham kide ki bimari', 'silk worm on mulberry leaf yellow, worms dying'])(
  '"%s" is about an animal, though mulberry has a page',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'refuse', reason: 'animals' })
  },
)

test('how mulberry is grown for silkworms is told by its page', () => {
  expect(cropsOf('mulberry spacing for silkworm')).toEqual(['mulberry'])
})
