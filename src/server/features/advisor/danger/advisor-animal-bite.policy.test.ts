import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

test.each([
  'kutte ne kaat liya',
  'kutta kaat le to kya kare',
  'dog bit my son',
  'bitten by a stray dog',
  'a dog has bitten me on the leg',
  'dog bite treatment',
  'kutte ne mere bete ke pair me kaat liya',
  'bandar ne kaat liya',
  'a jackal attacked my son near the field',
  'bandar ne mere bete par hamla kiya khoon nikla',
  'billi ke katne par kya kare',
  'कुत्ते ने काट लिया क्या करें',
  'कुत्ते के काटने पर क्या लगाएं',
  'मेरे बच्चे को कुत्ते ने काटा',
  'बंदर ने हाथ में काट लिया',
])('%j may be rabies, an emergency', (question) => {
  expect(decideAlone(question)).toMatchObject({
    kind: 'emergency',
    danger: 'animalBite',
    passages: [{ id: 'guide/animal-bite' }],
  })
})

test.each([
  'madhumakkhi ne kaat liya',
  'tataiya ne dank mara',
  'bee sting first aid',
  'bees attacked labour in mango orchard many stings face swelling breathing hard',
  'swarm of bees fell on my father lips swollen cannot breathe',
  'madhumakkhi ka jhund bhai par toot pada chehra sooj gaya saans nahi aa rahi',
  'मधुमक्खियों ने मजदूरों पर हमला कर दिया',
  'wasps stung me in the field',
  'stung by many bees while spraying',
  'मधुमक्खी ने डंक मारा',
  'मधुमक्खियों ने काट लिया बहुत सूजन है',
])('%j tells of a sting, an emergency', (question) => {
  expect(decideAlone(question)).toMatchObject({
    kind: 'emergency',
    danger: 'sting',
    passages: [{ id: 'guide/insect-sting' }],
  })
})

test.each([
  'dog bit my cow',
  'kutte ne bakri ko kaat liya',
  'kutte ne kaat liya bachhde ko',
  'kutte ko saanp ne kaat liya',
  'which dog is best for guarding farm',
  'stray dogs in field',
  'monkeys eat my maize',
  'monkeys attack my maize every morning',
  'bandar ne fasal par hamla kar diya',
  'hornets attack my bee boxes what to do',
  'bees attacked by wax moth in box',
  'bandar ne fasal kaat di',
  'kutte ne pipe kaat diya',
  'honey bees dying in mustard after spray',
  'bee keeping subsidy',
  'kutte ke kaatne par muavja',
  'kuch keede patte kaat dete hain',
])('%j tells of no person who was bitten or stung', (question) => {
  expect(decideAlone(question).kind).not.toBe('emergency')
})
