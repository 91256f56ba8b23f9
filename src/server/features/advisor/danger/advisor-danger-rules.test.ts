import { expect, test } from 'vitest'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { dangerRules } from './advisor-danger.policy.ts'
import { readDangerFacts } from './advisor-danger-facts.policy.ts'

/** A message for each rule, which none of the rules before it decides. */
const examples: Record<string, string> = {
  'a snake or a scorpion has bitten': 'a snake bit my father in the field',
  'an animal has bitten': 'a stray dog bit my son',
  'bees or wasps have stung': 'many bees stung my father',
  'somebody despairs of life': 'i want to commit suicide',
  'somebody who sprayed is ill': 'i was spraying on my cotton, now my head is spinning',
  'an accident has happened': 'his hand is cut off in the thresher',
  'something burns, a wire has fallen, water rises or a dangerous animal is near':
    'fire in my wheat field spreading fast',
  'a fence is to carry mains current': 'khet ke taar me current laga du nilgai ke liye',
  'somebody may be beaten or killed': 'my brother wants to kill my neighbour',
  'a large animal is to be poisoned or electrocuted': 'how to poison wild boar with poison',
  'a remedy against an ordinary pain is asked for': 'sir dard ki dawa batao',
  'a poison is to kill somebody': 'sher ko marne ka jahar chahiye',
  'food is to be washed with a pesticide': 'can i wash vegetables in chlorpyrifos',
  'a poison is named beside a neighbour': 'jahar dena hai padosi',
  "somebody's field or water is to be spoiled": 'padosi ki fasal sukhane ki dawa',
  'an animal is poisoned or bloated': 'my cow ate urea',
  'a person has swallowed a pesticide or is acutely ill of one': 'my brother drank chlorpyrifos',
  'an animal is to be hurt with a pesticide': 'kill a stray cat with chlorpyrifos',
  'a pesticide is named beside an animal': 'hens near imidacloprid sprayed field',
  'a pesticide is to be used on a body': 'chlorpyrifos for lice in hair',
  'somebody asks whether to swallow a pesticide': 'can i drink neem oil for diabetes',
  'a pesticide or a medicine was swallowed': 'galti se keetnashak pi liya',
  'something was swallowed that may be a medicine for people': 'dawa pi li',
  'a pesticide has soaked the clothes, or its signs are asked for':
    'dawa ka asar chadhne ke lakshan kya kya hote h',
  'a person is ill beside a pesticide': 'my wife has a headache from chlorpyrifos',
  'somebody is ill beside a spray or after swallowing': 'headache after spraying',
  'a pesticide has come onto a body': 'pesticide spilled on skin',
  'somebody is acutely ill': 'chakkar aa raha hai',
  'a person may die of a pesticide': 'will a child die of dawa',
  'a poison is named and nothing that it is for': 'jahar',
}

test('every rule of dangers has an example', () => {
  expect(dangerRules.map(({ name }) => name)).toEqual(Object.keys(examples))
})

test.each(Object.entries(examples))('"%s" is told by: %s', (name, message) => {
  const question = advisorKnowledge().parseQuestion(message, undefined, new Date())
  const facts = readDangerFacts(question)
  expect(dangerRules.find(({ applies }) => applies(facts))?.name).toBe(name)
})
