import type { DataTable } from '#server/platform/database/personal-data.ts'

export const proposalPersonalData: readonly DataTable[] = [
  {
    table: 'assistant_proposals',
    people: { owner: 't.person_id = :person' },
    columns: {
      id: 'reference',
      person_id: 'reference',
      api_key_id: 'reference',
      kind: 'fact',
      // The same as the terms, in the form that the service takes.
      input: 'internal',
      terms: {},
      state: 'fact',
      result_id: 'reference',
      created_at: 'fact',
      expires_at: 'fact',
      decided_at: 'fact',
    },
    archive: {
      file: 'proposals',
      about: {
        en: 'What assistants proposed to you in the last 30 days, and what you answered.',
        hi: 'पिछले 30 दिनों में सहायकों ने आपको क्या सुझाया और आपने क्या जवाब दिया।',
      },
      key: 'id',
    },
    deletes: { owner: 'all' },
  },
]
