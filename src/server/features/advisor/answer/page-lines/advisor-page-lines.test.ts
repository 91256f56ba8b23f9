import { beforeAll, expect, test } from 'vitest'
import { decidedFor } from '#server/testing/advisor-decisions.ts'
import { buildAdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { pageLines } from './advisor-page-lines.policy.ts'

beforeAll(async () => {
  await buildAdvisorKnowledge()
}, 60_000)

const linesFor = (message: string, language: 'en' | 'hi' = 'en') =>
  pageLines(decidedFor(message), language)

test.each([
  ['ragi nursery how many days old seedling to transplant', /^On the age of .*"Plant 2 seedlings/],
  ['ber pruning month', /^On pruning: "Prune every year when the tree has dropped/],
  ['chane ki khutai kab kare', /^On pinching off the tips: "Nip the tops at 30-40 days/],
  ['til me thinning kab', /^On thinning: "Thin to 10-15 cm/],
  [
    'what can be grown between arecanut trees',
    /"Pepper, cocoa and banana grow between\. Arecanut: banana for shade/,
  ],
  [
    'what can be sown along with maize',
    /^On intercropping: "Maize: 2 to 2 of urad, cowpea, soybean or pigeon pea, in winter/,
  ],
  ['adrak me mulching kab karni hai', /^On mulching: "Mulch with green leaves 10 t\/ha/],
  [
    'santre me mrig bahar kaise le',
    /^On bahar treatment .*"For the bloom you want stop water 30 to 60 days before/,
  ],
])('the sentence that answers "%s" stands before the page', (message, line) => {
  expect(linesFor(message)).toMatch(line)
  expect(linesFor(message, 'hi')).toMatch(/ के बारे में: “.*[\u0900-\u097f]/)
})

test.each([
  ['late sown gram variety', /^On late sowing: "JG 14: Late sowing after paddy/],
  ['बैगन की हाइब्रिड किस्में', /^None of these varieties is said to be a hybrid/],
  ['polyhouse me tamatar ki duri', /^For growing in a polyhouse nothing different is said/],
  ['पॉलीहाउस में खीरे की किस्म', /"Pusa Seedless Cucumber-6/],
  [
    'rainfed wheat fertilizer dose',
    /^On rainfed land: "Late crop 120:60:40, rainfed crop 60:30:20/,
  ],
  [
    'aloo ko bina cold storage kaise rakhe',
    /^On keeping it without a cold store: "Without a cold store table potatoes keep 2 to 3 months/,
  ],
  ['organic ginger manure', /^Urea, DAP and potash are chemical/],
  ['kathal sabji ke liye kab tode', /^On use as a vegetable: "Tender fruit is cut/],
  ['chane me dimak khadi fasal me kya dale', /comes too late for a standing crop/],
])('what is said under the condition of "%s" stands before the page', (message, line) => {
  expect(linesFor(message)).toMatch(line)
})

test.each([
  ['bajre me mulching kaise kare', /^My page on .* says nothing of its own about mulching/],
  ['til ke beej ka upchar', /"Seed treatment before sowing" holds for crops in general/],
  ['papita ke beech adrak laga sakte hai', /^Whether Papaya and Ginger do well together/],
])('the guide that answers "%s" is said to be one for all crops', (message, line) => {
  expect(linesFor(message)).toMatch(line)
})

test.each([
  'wheat sowing time',
  'mango grafts spacing',
  'aloo me late blight ki dawa',
  'tomato early blight',
  'kufri bahar potato seed rate',
  'onion nursery for 1 acre how much seed',
  'wheat mustard intercrop row ratio which is best',
  'tamatar ka bhav',
  'green gram sowing time',
  'napier grass varieties',
  'onion storage at home without cold storage',
])('"%s" sets no condition, or is answered by a guide that meets it', (message) => {
  expect(linesFor(message)).not.toMatch(/nothing different|None of these|in general|is not said/)
})

test('when a bahar begins is told by the months of its flowers, before other bahars', () => {
  const line = /^On bahar treatment .*"Mrig bahar flowers in June and July with the rains\./
  expect(linesFor('pomegranate mrig bahar treatment when to start')).toMatch(line)
  expect(linesFor('santra mrig bahar ka samay')).toMatch(line)
})

test.each([
  ['chikoo yield per tree', /^Reckoned from the yield .* about 96 to 250 kg a year/],
  ['nimbu ka ek ped kitna phal deta hai', /about 25 to 72 kg/],
  ['tomato yield per plant', /^My page gives the yield of an area/],
  ['coconut yield per tree', /^$/],
  ['mango yield per acre', /^$/],
])(
  'what one plant gives is reckoned where the page has only that of an area: %s',
  (message, line) => {
    expect(linesFor(message)).toMatch(line)
  },
)

test.each([
  ['papita me nar aur mada paudha kaise pehchane', /^Before it flowers, .*\n\nOn male and female/],
  ['kiwi male female flower difference', /^How to tell male plants .* is not on my page/],
  ['parwal nar mada pehchan', /^On male and female plants: .*Tell them by the flower/],
  ['papaya male female ratio', /^On male and female plants/],
])(
  'how male plants are told from female ones is said or said to be missing: %s',
  (message, line) => {
    expect(linesFor(message)).toMatch(line)
  },
)
