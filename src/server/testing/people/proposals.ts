import type { ProposalReceipt, ProposalView } from '#shared/proposal/proposal.schema.ts'
import type { TestApp } from '../test-app.ts'
import { createTestApiKey } from './api-keys.ts'

/** The calls of the API about proposals: a program's by its key, a person's by their token. */
export function proposalCalls(app: TestApp) {
  const post = (path: string, token: string, body: object = {}) =>
    app.call('POST', `/api/proposals/${path}`, { token, body })
  return {
    post,
    /** A key that only proposes. */
    keyOf: async (token: string) =>
      (await createTestApiKey(app, token, { name: 'My helper', scopes: ['proposals:write'] }))
        .secret,
    /** Proposes by a key. @throws when it is refused. */
    propose: async (path: string, key: string, body: object): Promise<ProposalReceipt> => {
      const answer = await post(`propose-${path}`, key, body)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return answer.body.data
    },
    mine: async (token: string): Promise<ProposalView[]> =>
      (await app.call('GET', '/api/proposals/my-proposals', { token })).body.data.proposals,
    confirm: (token: string, id: string) => post(`confirm/${id}`, token),
    decline: (token: string, id: string) => post(`decline/${id}`, token),
    status: (key: string, id: string) =>
      app.call('GET', `/api/proposals/proposal-status/${id}`, { token: key }),
  }
}
