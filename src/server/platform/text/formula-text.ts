/** Characters that start a formula, after anything that a spreadsheet may strip: spaces and controls. */
const formulaStart = /^[\s\p{C}]*[=+\-@]/u
const controlStart = /^[\t\r\n]/

/**
 * Text for a spreadsheet's cell. Text that starts like a formula gets a leading apostrophe: a stranger's words
 * must not run on the reader's computer. Full-width and small signs are treated as the plain ones, as
 * spreadsheets with East Asian settings do (OWASP, CSV Injection).
 */
export const withoutFormula = (text: string): string =>
  formulaStart.test(text.normalize('NFKC')) || controlStart.test(text) ? `'${text}` : text

/** What `withoutFormula` made a cell's text from, as far as the text tells. */
export function withoutTextMark(cell: string): string {
  const text = cell.slice(1)
  return cell.startsWith("'") && withoutFormula(text) !== text ? text : cell
}
