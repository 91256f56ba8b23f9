import { Skeleton, Text } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { renewToken } from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import SecondStep from './second-step.tsx'

interface ConfirmDialogProps {
  onFinish: (isConfirmed: boolean) => void
}

/** Asks users to confirm their identity before a sensitive change, above the current page. */
export default function ConfirmDialog({ onFinish }: ConfirmDialogProps) {
  const { t } = useTranslation()
  const query = trpc.secondFactor.methods.useQuery(undefined, { staleTime: 0 })
  return (
    <TitledDialog title={t('Confirm it’s you')} onClose={() => onFinish(false)}>
      <Text>{t('This change needs your second step. What you typed is kept.')}</Text>
      <QueryView
        query={query}
        skeleton={<Skeleton height={160} />}
        errorTitle="Unable to request your second step"
      >
        {({ methods }) => (
          <SecondStep
            methods={methods}
            onPassed={({ token }) => {
              renewToken(token)
              onFinish(true)
            }}
            onBack={() => onFinish(false)}
            backLabel={t('Cancel')}
          />
        )}
      </QueryView>
    </TitledDialog>
  )
}
