import { expect, test } from 'vitest'
import { visitorsQuery } from '#server/testing/advisor-decisions.ts'
import { decideQuestion } from '../conversation/advisor-follow-up.service.ts'
import { failedSubstances } from './advisor-used-substances.policy.ts'

const failedIn = (message: string) => failedSubstances(decideQuestion(visitorsQuery(message)))

test('a product that was sprayed and did not help is not to be sprayed again', () => {
  expect(failedIn('Coragen soyabean me 2 bar mar chuka fir bhi girdle beetle, kya badlu')).toEqual([
    'Coragen',
  ])
  expect(failedIn('sprayed imidacloprid twice on cotton whitefly still there')).toEqual([
    'imidacloprid',
  ])
  expect(failedIn('धान में तना छेदक के लिए कारटाप डाला पर असर नहीं हुआ अब क्या डालें')).toEqual(['कारटाप'])
})

test('a product whose dose is asked for, or that is only named, has not failed', () => {
  expect(failedIn('soybean girdle beetle coragen dose')).toEqual([])
  expect(failedIn('imidacloprid cotton whitefly kitna dale')).toEqual([])
})
