import { errorCodeAdvice } from '../../src/server/app/rest/error-codes.data.ts'

interface Described {
  paths?: object
}

const cell = (text = '') => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ').replace(/\.$/, '')

function operationTable({ paths = {} }: Described): string {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(
      methods as Record<string, { summary?: string; tags?: string[]; security?: object[] }>,
    ).map(([method, { summary, tags = [], security = [] }]) => {
      const needsToken = security.every((scheme) => 'bearer' in scheme)
      const name = `\`${method.toUpperCase()} ${path}\``
      return [tags[0] ?? '', `| ${name} | ${needsToken ? 'yes' : ''} | ${cell(summary)} |`] as const
    }),
  )
  const groups = Map.groupBy(rows, ([tag]) => tag)
  return [...groups]
    .map(([tag, ofTag]) =>
      [`**${tag}**`, '', '| | Token | |', '|---|---|---|', ...ofTag.map(([, row]) => row)].join(
        '\n',
      ),
    )
    .join('\n\n')
}

const codeTable = () =>
  [
    '| `code` | What to do |',
    '|---|---|',
    ...Object.entries(errorCodeAdvice).map(([code, advice]) => `| \`${code}\` | ${cell(advice)} |`),
  ].join('\n')

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
function replacePart(text: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/api.md has no part between ${start} and ${end}`)
  return `${text.slice(0, from + start.length)}\n${part}\n${text.slice(to)}`
}

/** docs/api.md with its generated tables as the document has them. */
export const withTables = (text: string, document: Described): string =>
  replacePart(replacePart(text, 'operations', operationTable(document)), 'error codes', codeTable())
