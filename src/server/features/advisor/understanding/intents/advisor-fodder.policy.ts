import type { Question } from '../advisor-question.ts'
import { textWithoutCrops } from './advisor-opposite-questions.policy.ts'

const fodder = '(?:green |dry |hara |hare |हरा |हरे )?(?:fodder|forage|silage)'
const chara = '(?:char[ae]y?|chaar[ae]|चारा|चारे)'
const purpose =
  '(?:wali|wala|wale|vali|vala|vale|hetu|ke liye|k liye|ke lie|ke waste|वाली|वाला|वाले|हेतु|के लिए|के लिये|के वास्ते)'
const beasts = '(?:cattle|cows?|buffalo(?:e?s)?|goats?|animals?|livestock)'

/** Where "@" is a crop: "fodder @", "@ for green fodder", "chare wali @", "@ chare ke liye". */
const fodderPhrases = [
  `(?:^| )${fodder} @ `,
  `@ (?:\\S+ ){0,4}(?:for|as) (?:my |our |the )?(?:${fodder}|${beasts}(?: feed| fodder)?) `,
  `(?:^| )(?:for|as) ${fodder} (?:\\S+ ){0,4}@ `,
  `(?:^| )${chara} ${purpose} (?:\\S+ ){0,3}@ `,
  `@ (?:\\S+ ){0,3}${chara} ${purpose} `,
].map((pattern) => new RegExp(pattern))

/** Whether a crop is grown to feed animals: then it is sown thicker and cut earlier than for its grain or its pods. */
export function asksForFodder(question: Question): boolean {
  const text = textWithoutCrops(question)
  return fodderPhrases.some((pattern) => pattern.test(text))
}
