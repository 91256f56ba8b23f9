import { ArrayType } from '@mikro-orm/core'

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * A list of texts as `text[]`. MikroORM quotes only what it thinks must be, so that a text "NULL"
 * becomes no text at all and a line break in quotes the letter n; here everything is quoted.
 */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(value: string[] | null): string | null {
    return value && `{${value.map(quoted).join(',')}}`
  }
}
