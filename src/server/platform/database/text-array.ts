import { ArrayType } from '@mikro-orm/core'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** A list of texts as PostgreSQL writes arrays. */
export const arrayLiteral = (texts: readonly string[]) => `{${texts.map(quoted).join(',')}}`

/**
 * A list of texts as `text[]`. MikroORM's own type quotes only some texts, so that "NULL" becomes null and
 * a quoted line break the letter n. This type quotes every text.
 */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null): string | null {
    return value && arrayLiteral(value)
  }
}
