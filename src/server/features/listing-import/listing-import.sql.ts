import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { importUndoDays } from '#shared/listing-import/listing-import.constants.ts'

const undoDays = sql.raw(importUndoDays)

/**
 * The rows of an import by what became of them, as `listing_imports.counts` stores them: a file has 50,000 rows, and
 * its owner looks again every second.
 * @param importId SQL.
 */
export const rowCountsSql = (importId: SqlFragment) => sql`(select jsonb_build_object(
    'planned', count(plan),
    'taken_back', count(*) filter (where undo is not null or outcome is null or outcome not in ('created', 'changed')),
    'finished', count(*) filter (where outcome is not null or plan = 'refused'),
    'plan_create', count(*) filter (where plan = 'create'),
    'plan_change', count(*) filter (where plan = 'change'),
    'plan_none', count(*) filter (where plan = 'none'),
    'plan_refused', count(*) filter (where plan = 'refused'),
    'created', count(*) filter (where outcome = 'created'),
    'changed', count(*) filter (where outcome = 'changed'),
    'unchanged', count(*) filter (where outcome = 'unchanged'),
    'refused', count(*) filter (where outcome = 'refused'),
    'left_as_is', count(*) filter (where undo = 'left'))
  from listing_import_rows where import_id = ${importId})`

/** Imports as their owner sees them, newest first. @param where a condition over `listing_imports i`. */
export const importViewStatement = (where: SqlFragment, limit: number): SqlFragment => sql`
  select i.id as "_id", i.kind, i.file_name as "fileName", i.state, i.headings, i.mapping, i.rows,
    case when i.state in ('checking', 'checked') then r.planned
      when i.state in ('undoing', 'undone') then r.taken_back else r.finished end as finished,
    json_build_object('create', r.plan_create, 'change', r.plan_change, 'none', r.plan_none,
      'refused', r.plan_refused) as planned,
    json_build_object('create', r.created, 'change', r.changed, 'none', r.unchanged, 'refused', r.refused) as written,
    case when i.pictures is not null then json_build_object('total', i.pictures,
      'stored', (select count(*)::int from import_pictures p where p.import_id = i.id and p.problem is null),
      'refused', (select count(*)::int from import_pictures p where p.import_id = i.id and p.problem is not null),
      'isReading', i.pictures_until > now()) end as pictures,
    r.left_as_is as "leftByUndo", i.created_at as "createdAt",
    greatest(i.created_at, i.updated_at) as "updatedAt",
    case when i.state in ('done', 'stopped') and r.created + r.changed > 0
      and i.started_at > now() - interval '${undoDays} days'
      then to_json(i.started_at + interval '${undoDays} days') end as "canUndoUntil",
    coalesce((select json_agg(s.cells order by s.number) from listing_import_rows s
      where s.import_id = i.id and s.number <= 3), '[]') as sample
  from listing_imports i
    -- Those that a process of the version before has written are counted here.
    cross join lateral jsonb_to_record(coalesce(i.counts, ${rowCountsSql(sql`i.id`)})) as r (planned int,
      taken_back int, finished int, plan_create int, plan_change int, plan_none int, plan_refused int,
      created int, changed int, unchanged int, refused int, left_as_is int)
  where ${where} order by i.created_at desc, i.id desc limit ${limit}`
