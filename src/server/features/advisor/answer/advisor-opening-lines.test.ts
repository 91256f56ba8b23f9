import { beforeAll, expect, test } from 'vitest'
import { decidedFor, visitorsQuery } from '#server/testing/advisor-decisions.ts'
import { buildAdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { openingLines } from './advisor-opening-lines.policy.ts'

beforeAll(async () => {
  await buildAdvisorKnowledge()
}, 60_000)

const linesFor = (message: string) => openingLines(decidedFor(message), visitorsQuery(message))

test.each([
  ['paraquat kitna dalna hai chai ke beech me jo ghas hai', /^Paraquat kills/],
  ['gramoxone kitna dale aloo me', /^Paraquat kills/],
  ['चने में 2,4 डी डाल दूं घास के लिए', /^No: never spray 2,4-D on Chickpea/],
  ['दुकान वाला राउंडअप दे रहा है बोला धान में घास सब मर जाएगा', /^No, not on standing Rice/],
  ['mirchi ka patta mud raha, dukan wala 4 dawa mila ke diya, mila ke mare?', /^Do not mix three/],
  ['shop gave me five bottles to mix and spray on brinjal', /^Do not mix three/],
  ['jowar kha ke gaay gir gayi baki chare ka kya kare', /^Stop feeding this fodder/],
])('the warning comes before whatever is answered or asked back: "%s"', (message, line) => {
  expect(linesFor(message)).toMatch(line)
})

test.each([
  '3 spray ho gaye mirchi me ab bhi keede',
  '4 bottle beej ke sath milaya',
  'jowar ka chara kab kate',
])('nothing is warned of: "%s"', (message) => {
  expect(linesFor(message)).toBe('')
})

test.each([
  ['मैंकोजेब और इमिडाक्लोप्रिड एक साथ मिला सकते हैं क्या', /^Only if the labels of both/],
  ['can i mix mancozeb with acetamiprid', /^Only if the labels of both/],
  ['can we mix copper oxychloride with imidacloprid', /^No, do not put these two/],
  ['trichoderma aur mancozeb mila sakte hai kya', /^No, do not put these two/],
])(
  'whether two products may be mixed is answered first: never, or under which conditions: "%s"',
  (message, line) => {
    expect(linesFor(message)).toMatch(line)
  },
)

test('a deficiency of a plant that no page is about gets the guide to it, and is said to be general', () => {
  for (const message of ['hollow stem in kohlrabi boron', 'zinc deficiency in kohlrabi'])
    expect(linesFor(message), message).toMatch(/^I have no page on "/)
  expect(linesFor('hollow stem in cauliflower')).not.toMatch(/I have no page/)
})

test.each([
  'गेहूं में दीमक लगी है खड़ी फसल में क्या डालें',
  'khadi fasal me chane me deemak',
  'root rot in standing crop of guar',
])('the treatment of seed is said to come too late: "%s"', (message) => {
  expect(linesFor(message)).toMatch(/comes too late for a standing crop/)
})

test('nothing is said of the seed where no standing crop is named', () => {
  expect(linesFor('gehu me deemak ki dawa')).toBe('')
})
