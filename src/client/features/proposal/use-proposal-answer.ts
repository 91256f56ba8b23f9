import { useRef } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import type { ProposalView } from '#shared/proposal/proposal.schema.ts'

/** Confirms or declines a proposal. @param onAnswered runs once the page shows the new state. */
export function useProposalAnswer({ _id }: ProposalView, onAnswered: () => void) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  // Known before the buttons are disabled, which takes a render.
  const isSending = useRef(false)
  const answered = {
    onSuccess: (answer: ProposalView) => {
      utils.proposal.mine.setData(undefined, (list) =>
        list
          ? { proposals: list.proposals.map((one) => (one._id === _id ? answer : one)) }
          : undefined,
      )
      onAnswered()
    },
    // Also after a refusal, which often means that something has changed.
    onSettled: () => {
      isSending.current = false
      void utils.order.invalidate()
      void utils.crop.invalidate()
      return utils.proposal.mine.invalidate()
    },
  }
  const confirming = trpc.proposal.confirm.useMutation(answered)
  const declining = trpc.proposal.decline.useMutation(answered)
  const { error } = confirming.error ? confirming : declining
  const answerBy = (chosen: typeof confirming, other: typeof declining) => {
    if (isSending.current) return
    isSending.current = true
    other.reset()
    chosen.mutate({ proposalId: _id })
  }
  return {
    isConfirming: confirming.isPending,
    isDeclining: declining.isPending,
    /** The server refused it, so nothing has happened; false when its answer never came. */
    isRefused: error !== null && readFailure(error).code !== null,
    failure: error && translateMessage(t, failureSentence(error)),
    confirm: () => answerBy(confirming, declining),
    decline: () => answerBy(declining, confirming),
  }
}
