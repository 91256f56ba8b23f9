import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'

test.each(['my cow ate urea', 'meri gaay ne chlorpyrifos pi liya', 'गाय ने कीटनाशक खा लिया'])(
  '%j of an animal is an emergency, though nobody meant harm',
  (question) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'emergency', danger: 'poisoning' })
  },
)

test('to poison an animal is refused, and animals near a sprayed field are no emergency', () => {
  expect(decideAlone('how to kill stray dog with chlorpyrifos')).toMatchObject({ reason: 'harm' })
  expect(decideAlone('hens near imidacloprid sprayed field')).toMatchObject({ reason: 'animals' })
})
