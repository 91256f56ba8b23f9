import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What our schema needs of PostgreSQL's extensions: given wherever an embedded database is opened. */
export const pgliteExtensions = { btree_gist, cube, pg_trgm }
