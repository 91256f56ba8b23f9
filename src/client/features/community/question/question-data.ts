import type { SchemaData } from '#client/ui/head-tags.ts'
import type { QuestionView } from '#shared/community/community.schema.ts'

const maxAnswersInData = 10

/**
 * The question as schema.org QAPage for search engines; undefined without an answer, which search
 * engines require.
 */
export function questionData(question: QuestionView, path: string): SchemaData | undefined {
  if (question.answerList.length === 0) return undefined
  const personOf = ({ name }: { name: string }) => ({
    '@type': 'Person',
    name: name || 'KrishiHaat member',
  })
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: question.title,
      text: question.body || question.title,
      answerCount: question.answers,
      upvoteCount: question.helpful,
      datePublished: question.createdAt,
      author: personOf(question.author),
      suggestedAnswer: question.answerList.slice(0, maxAnswersInData).map((answer) => ({
        '@type': 'Answer',
        text: answer.body,
        upvoteCount: answer.helpful,
        datePublished: answer.createdAt,
        author: personOf(answer.author),
        url: `${path}#${answer._id}`,
      })),
    },
  }
}
