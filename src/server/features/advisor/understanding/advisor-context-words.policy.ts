import { bareQuestionWords, cropContextWords } from './advisor-context-words.data.ts'
import { createWordSet } from './advisor-word-set.policy.ts'

const cropContext = createWordSet(cropContextWords)
const bareQuestion = createWordSet(bareQuestionWords)

/** Whether a word belongs to any question about a crop without changing what it asks: tree, field, fresh. */
export const isCropContextWord = cropContext.has

/** Whether a word beside the name of a crop asks for nothing more particular than the crop. */
export const isBareQuestionWord = bareQuestion.has
