import { Button, NativeSelect, Skeleton, Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { PagedList } from '#client/ui/list/paged-list.tsx'
import { adminActions } from '#shared/admin/admin.constants.ts'
import type { AdminLogEntry } from '#shared/admin/admin.schema.ts'
import classes from '../parts/admin.module.css'
import cards from '../parts/admin-card.module.css'
import { actionLabels, subjectNames } from '../parts/admin-labels.ts'
import { type AdminControl, oneOf, useAdminState } from '../parts/use-admin-state.ts'
import table from './admin-log.module.css'
import '#client/platform/theme/list-styles.ts'

function Filters({ control }: { control: AdminControl }) {
  const { t } = useTranslation()
  const { act, operator, about } = control.state
  return (
    <div className={classes.toolbar}>
      <NativeSelect
        size="md"
        label={t('Action')}
        value={act}
        onChange={({ currentTarget }) => control.change({ act: currentTarget.value })}
        data={[
          { value: '', label: t('All actions') },
          ...adminActions.map((value) => ({ value, label: t(actionLabels[value].label) })),
        ]}
      />
      {(operator || about) && (
        <Button variant="default" onClick={() => control.change({ operator: '', about: '' })}>
          {operator ? t('All admins') : t('All subjects')}
        </Button>
      )}
    </div>
  )
}

function Row({ entry }: { entry: AdminLogEntry }) {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const { operator, subject } = entry
  const log = paths.adminTab.href('log')
  return (
    <tr>
      <td>
        <time dateTime={entry.at}>{moment(entry.at)}</time>
      </td>
      <td>
        <strong>{t(actionLabels[entry.act].label)}</strong>
      </td>
      <td>
        <TextLink href={`${log}?about=${subject._id}`}>
          {entry.about || t(subjectNames[subject.kind].label)}
        </TextLink>
      </td>
      <td className={cards.userText}>{entry.reason}</td>
      <td>
        <TextLink href={`${log}?operator=${operator._id}`}>
          {personName(t, operator.name, 'No name given')}
        </TextLink>
      </td>
    </tr>
  )
}

/** Who decided what, when and why: a table that becomes cards on a phone. */
export function AdminLog() {
  const { t } = useTranslation()
  const control = useAdminState()
  const { page, operator, about } = control.state
  const act = oneOf(['', ...adminActions], control.state.act)
  const query = trpc.desk.log.useQuery(
    { act, operatorId: operator, subjectId: about, page },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <Filters control={control} />
      <PagedList
        list={control}
        query={query}
        skeleton={<Skeleton height={300} radius="lg" />}
        errorTitle="Unable to load this section"
        empty={<Text>{t('No decisions yet.')}</Text>}
      >
        {(data) => (
          <table className={table.log}>
            <thead>
              <tr>
                <th scope="col">{t('When')}</th>
                <th scope="col">{t('Action')}</th>
                <th scope="col">{t('Subject')}</th>
                <th scope="col">{t('Reason')}</th>
                <th scope="col">{t('Admin')}</th>
              </tr>
            </thead>
            <tbody>
              {data.entries.map((entry) => (
                <Row key={entry._id} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
      </PagedList>
    </>
  )
}
