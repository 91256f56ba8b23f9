import { Readable } from 'node:stream'
import type { SitemapItemLoose } from 'sitemap'
import { blogSlugs } from '#server/features/blog/blog.service.ts'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { pricedCropIds } from '#server/features/market/crops/crop-markets.service.ts'
import { createLoadingCache } from '#server/platform/cache/loading-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { indiaDaySql } from '#server/platform/text/india-day.ts'
import {
  publicHref,
  publicPages,
  type publicPatterns,
} from '#shared/page/public-pages.constants.ts'

/** The protocol allows 50,000 addresses a file; smaller files take less memory. */
const perFile = 10_000
const cacheMs = 3_600_000
/** Files of some 1.5 MB each. */
const maxFiles = 12

interface Rows {
  table: string
  where: SqlFragment
  /** When a row's page last changed. */
  changed: 'updated_at' | 'last_day'
  page: keyof typeof publicPatterns
}

/** Tables whose rows are pages. Ids grow with time, so files fill up in their order. */
const sections: Record<string, Rows> = {
  crops: {
    table: 'crops',
    where: sql`not is_archived and expiry_date >= ${indiaDaySql}`,
    changed: 'updated_at',
    page: 'crop',
  },
  machines: {
    table: 'equipments',
    where: sql`not is_archived`,
    changed: 'updated_at',
    page: 'equipment',
  },
  questions: {
    table: 'community_posts',
    where: sql`question_id is null and status = 'shown'`,
    changed: 'updated_at',
    page: 'communityQuestion',
  },
  prices: {
    table: 'mandi_series',
    where: sql`true`,
    changed: 'last_day',
    page: 'marketSeries',
  },
}

/** `crops-<id>`: the file of a section that starts with that row. */
const fileName =
  /^(?<section>[a-z]+)-(?<first>[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/

/** The ids that each file of a section starts with. */
async function firstIds(db: Database, { table, where }: Rows): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select id from (
        select id, row_number() over (order by id) as place from ${sql.raw(table)} where ${where}
      ) as numbered where place % ${perFile} = 1 order by id`,
  )
  return rows.map(({ id }) => id)
}

async function rowAddresses(db: Database, rows: Rows, first: string): Promise<SitemapItemLoose[]> {
  const { table, where, changed, page } = rows
  const changedRows = await queryRows<{ id: string; changed: string }>(
    db,
    sql`select id, ${sql.raw(changed)} as changed from ${sql.raw(table)}
      where ${where} and id >= ${first}::uuid order by id limit ${perFile}`,
  )
  return changedRows.map((row) => ({
    url: publicHref(page, row.id),
    lastmod: row.changed.slice(0, 10),
  }))
}

/** The pages that are not rows, each with its addresses in both languages. */
async function fixedAddresses(db: Database): Promise<SitemapItemLoose[]> {
  const languages = ['en', 'hi'] as const
  const inBoth = (url: string, lastmod?: string): SitemapItemLoose => ({
    url,
    ...(lastmod && { lastmod }),
    links: languages.map((lang) => ({ lang, url: `${url}?lang=${lang}` })),
  })
  return [
    ...Object.values(publicPages).map((url) => inBoth(url)),
    ...blogSlugs().map(({ slug, changed }) => inBoth(publicHref('blogArticle', slug), changed)),
    ...calendarCrops().map(({ id }) => inBoth(publicHref('calendarCrop', id))),
    ...(await pricedCropIds(db)).map((id) => inBoth(publicHref('marketCrop', id))),
  ]
}

/** Loaded with the first request, which may never come. */
const loadWriter = () => import('sitemap')

async function asXml(items: SitemapItemLoose[], origin: string): Promise<string> {
  const { SitemapStream, streamToPromise } = await loadWriter()
  const stream = Readable.from(items).pipe(new SitemapStream({ hostname: origin }))
  return String(await streamToPromise(stream))
}

/**
 * The site's addresses for search engines (sitemaps.org): an index, and files of up to 10,000
 * addresses each, cached for an hour.
 */
export function createSiteMap(db: Database) {
  const nameCache = createLoadingCache<string>({ maxEntries: 1, ttlMs: cacheMs })
  const fileCache = createLoadingCache<string>({ maxEntries: maxFiles, ttlMs: cacheMs })

  /** Walks every row, so it is cached apart from the files, whose names a client may invent. */
  async function fileNames(): Promise<string> {
    const starts = await Promise.all(
      Object.entries(sections).map(async ([section, rows]) =>
        (await firstIds(db, rows)).map((first) => `${section}-${first}`),
      ),
    )
    return ['pages', ...starts.flat()].join(' ')
  }

  async function indexXml(origin: string): Promise<string> {
    const names = await nameCache.getOrLoad('', fileNames)
    const files = names.split(' ').map((name) => ({
      url: `${origin}/sitemaps/${name}.xml`,
    }))
    const { SitemapIndexStream, streamToPromise } = await loadWriter()
    return String(await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream())))
  }

  async function fileXml(name: string, origin: string): Promise<string | null> {
    if (name === 'pages') return asXml(await fixedAddresses(db), origin)
    const { section = '', first = '' } = fileName.exec(name)?.groups ?? {}
    const rows = Object.hasOwn(sections, section) ? sections[section] : undefined
    if (!rows) return null
    const items = await rowAddresses(db, rows, first)
    return items.length > 0 ? asXml(items, origin) : null
  }

  return {
    /** @param origin where the site is, 'https://krishihaat.in'. */
    index: indexXml,
    /** @returns null when there is no file of that name. */
    file: (name: string, origin: string) =>
      fileCache.getOrLoad(`${name} ${origin}`, () => fileXml(name, origin)),
  }
}
