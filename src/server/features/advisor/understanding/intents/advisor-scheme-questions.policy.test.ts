import { expect, test } from 'vitest'
import { visitorsQuery } from '#server/testing/advisor-decisions.ts'
import { openingLines } from '../../answer/advisor-opening-lines.policy.ts'
import { decideQuestions } from '../../conversation/advisor-follow-up.service.ts'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'

const firstWords = (message: string) => {
  const query = visitorsQuery(message)
  const [decided] = decideQuestions(query)
  return openingLines(decided, query)
}

test.each([
  ['is pmfby available in bihar this year', 'crop-insurance', /^Not every state takes part/],
  ['क्या तेलंगाना में फसल बीमा योजना चालू है', 'crop-insurance', /^Not every state/],
  ['insurance claim not received since 6 months', 'crop-insurance', /^For a claim/],
  ['pm kisan ki agli kist kab aayegi', 'pm-kisan', /^I do not know the day/],
  ['सम्मान निधि का पैसा कब आएगा', 'pm-kisan', /^I do not know the day/],
  ['vyapari enam me kaise registration kare', 'enam', /nothing of the licence/],
  ['kcc limit kaise badhaye', 'kcc', /^How a limit is raised/],
  ['msp kitna hai is saal', 'msp', /^The support prices that I have/],
  ['gehu ka msp kitna hai', 'msp', /^MSP, rupees a quintal: wheat 2,585; Rabi.*\n.*cacp/],
  ['kapas ka samarthan mulya', 'msp', /^MSP, rupees a quintal: cotton 7,710, .*Kharif/],
  ['msp of tomato', 'msp', /^My page has no MSP of Tomato/],
])('"%s" gets the page, and first what it does not tell', (question, guide, line) => {
  expect(decideAlone(question)).toMatchObject({ passages: [{ id: `guide/${guide}` }] })
  expect(firstWords(question)).toMatch(line)
})

test('a support price is said in Hindi to whoever asks in Hindi', () => {
  const query = { ...visitorsQuery('धान का एमएसपी'), language: 'hi' as const }
  const [decided] = decideQuestions(query)
  expect(openingLines(decided, query)).toMatch(/^MSP, रुपये प्रति क्विंटल: धान 2,369, .*खरीफ.*।\n.*cacp/)
})

test.each([
  ['fasal barbad ho gayi bima nahi tha muawza kaise milega', 'disaster-relief'],
  ['बीमा नहीं कराया था ओले से फसल खराब सरकार देगी कुछ', 'disaster-relief'],
  ['godam ki raseed par loan', 'warehouse-receipt'],
  ['PKVY scheme how much money per hectare', 'organic-support'],
  ['जैविक खेती पर कितना अनुदान मिलता है', 'organic-support'],
  ['pm kisan money came for my brother not for me same village why', 'pm-kisan-payment'],
  ['पीएम किसान की किस्त रुक गई', 'pm-kisan-payment'],
  ['पीएम किसान में ईकेवाईसी कैसे करें', 'pm-kisan-payment'],
  ['pm kisan me face authentication kaise kare', 'pm-kisan-payment'],
])('"%s" gets the guide to it, and not that to the scheme it names', (question, guide) => {
  expect(decideAlone(question)).toMatchObject({ passages: [{ id: `guide/${guide}` }] })
})

test.each([
  ['PM Dhan Dhanya yojana', 'PM Dhan Dhanya'],
  ['kalia yojana me kitna paisa milta hai', 'kalia yojana'],
  ['किसान रेल योजना क्या है', 'किसान रेल'],
  ['bamboo mission subsidy', 'bamboo mission'],
])('"%s" names a scheme that no page is about, and is refused by that name', (question, name) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', name })
})

test('what women get for a machine stands in the guide to such subsidies', () => {
  expect(decideAlone('is there subsidy on seed drill for woman farmer mp')).toMatchObject({
    passages: [{ id: 'guide/machinery-subsidy' }],
  })
})

test.each([
  'pmfby premium kitna hai',
  'farmer registration enam',
  'kcc ka byaj kitna hai',
  'pm kisan me naam kaise jode',
  'how is msp decided',
  'jaivik kheti kaise shuru kare',
  'organic certificate ke liye kya kare',
])('"%s" is answered by the page, which tells it', (question) => {
  expect(firstWords(question)).toBe('')
})

test('a price is looked up though the support price is named, too', () => {
  expect(decideAlone('what rate soybean indore today and is it above msp')).toMatchObject({
    kind: 'look-up',
    intents: ['price'],
  })
})
