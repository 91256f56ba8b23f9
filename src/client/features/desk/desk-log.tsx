import { Button, NativeSelect, Skeleton, Text } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { deskActs } from '../../../shared/desk.constants.ts'
import type { DeskLogEntry } from '../../../shared/desk.schema.ts'
import { useFormat } from '../../core/format.ts'
import { ListPagination } from '../../core/listing/list-pagination.tsx'
import { ResultCount } from '../../core/listing/result-count.tsx'
import { useLastPage } from '../../core/listing/use-last-page.ts'
import { paths } from '../../core/paths.ts'
import { personName } from '../../core/person-name.ts'
import { trpc } from '../../core/trpc.ts'
import { TextLink } from '../../core/ui/link.tsx'
import { QueryView } from '../../core/ui/query-view.tsx'
import classes from './desk.module.css'
import cards from './desk-card.module.css'
import table from './desk-log.module.css'
import { actNames, subjectNames } from './desk-words.ts'
import { type DeskControl, oneOf, useDeskState } from './use-desk-state.ts'

function Filters({ control }: { control: DeskControl }) {
  const { t } = useTranslation()
  const { act, operator, about } = control.state
  return (
    <div className={classes.toolbar}>
      <NativeSelect
        size="md"
        label={t('What was done')}
        value={act}
        onChange={({ currentTarget }) => control.change({ act: currentTarget.value })}
        data={[
          { value: '', label: t('Everything') },
          ...deskActs.map((value) => ({ value, label: t(actNames[value].label) })),
        ]}
      />
      {(operator || about) && (
        <Button variant="default" onClick={() => control.change({ operator: '', about: '' })}>
          {operator ? t('All operators') : t('Everything it was about')}
        </Button>
      )}
    </div>
  )
}

function Row({ entry }: { entry: DeskLogEntry }) {
  const { t } = useTranslation()
  const { moment } = useFormat()
  const { operator, subject } = entry
  const log = paths.deskPart.href('log')
  return (
    <tr>
      <td>
        <time dateTime={entry.at}>{moment(entry.at)}</time>
      </td>
      <td>
        <strong>{t(actNames[entry.act].label)}</strong>
      </td>
      <td>
        <TextLink href={`${log}?about=${subject._id}`}>
          {entry.about || t(subjectNames[subject.kind].label)}
        </TextLink>
      </td>
      <td className={cards.words}>{entry.reason}</td>
      <td>
        <TextLink href={`${log}?operator=${operator._id}`}>
          {personName(t, operator.name, 'No name given')}
        </TextLink>
      </td>
    </tr>
  )
}

/** Who decided what, when and why; a table that becomes cards on a phone. */
export function DeskLog() {
  const { t } = useTranslation()
  const control = useDeskState()
  const count = useRef<HTMLParagraphElement>(null)
  const { page, operator, about } = control.state
  const act = oneOf(['', ...deskActs], control.state.act)
  const query = trpc.desk.log.useQuery(
    { act, operatorId: operator, subjectId: about, page },
    { placeholderData: keepPreviousData },
  )
  useLastPage(page, query, control.change)
  return (
    <>
      <Filters control={control} />
      <QueryView
        query={query}
        skeleton={<Skeleton height={300} radius="lg" />}
        errorTitle="Unable to load this part of the desk"
        isEmpty={({ entries }) => entries.length === 0}
        empty={<Text>{t('Nothing was decided yet.')}</Text>}
      >
        {(data) => (
          <>
            <ResultCount info={data} textRef={count} />
            <table className={table.log}>
              <thead>
                <tr>
                  <th scope="col">{t('When')}</th>
                  <th scope="col">{t('What was done')}</th>
                  <th scope="col">{t('What it was about')}</th>
                  <th scope="col">{t('Reason')}</th>
                  <th scope="col">{t('Operator')}</th>
                </tr>
              </thead>
              <tbody>
                {data.entries.map((entry) => (
                  <Row key={entry._id} entry={entry} />
                ))}
              </tbody>
            </table>
            <ListPagination
              page={page}
              totalPages={data.totalPages}
              hrefOfPage={control.hrefOfPage}
              onLeave={() => count.current?.focus({ preventScroll: true })}
            />
          </>
        )}
      </QueryView>
    </>
  )
}
