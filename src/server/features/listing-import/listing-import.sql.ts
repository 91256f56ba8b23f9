import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { importUndoDays } from '#shared/listing-import/listing-import.constants.ts'

const undoDays = sql.raw(importUndoDays)

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
  from listing_imports i cross join lateral (
    select count(plan)::int as planned,
      (count(*) filter (where undo is not null or outcome is null or outcome not in ('created', 'changed')))::int
        as taken_back,
      (count(*) filter (where outcome is not null or plan = 'refused'))::int as finished,
      (count(*) filter (where plan = 'create'))::int as plan_create,
      (count(*) filter (where plan = 'change'))::int as plan_change,
      (count(*) filter (where plan = 'none'))::int as plan_none,
      (count(*) filter (where plan = 'refused'))::int as plan_refused,
      (count(*) filter (where outcome = 'created'))::int as created,
      (count(*) filter (where outcome = 'changed'))::int as changed,
      (count(*) filter (where outcome = 'unchanged'))::int as unchanged,
      (count(*) filter (where outcome = 'refused'))::int as refused,
      (count(*) filter (where undo = 'left'))::int as left_as_is
    from listing_import_rows where import_id = i.id) r
  where ${where} order by i.created_at desc, i.id desc limit ${limit}`
