import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What our schema needs of PostgreSQL's extensions: given wherever an embedded database is opened. */
export const pgliteExtensions = { btree_gist, cube, pg_trgm }

/**
 * An embedded database fills its shared memory at each start, which with the defaults of 128 MB and 100 connections takes a
 * third of the time. It has one connection, and the demo data fits into this.
 */
export const pgliteStartParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=32MB',
  '-c',
  'max_connections=5',
]
