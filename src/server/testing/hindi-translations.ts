import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The page's Hindi by the English sentence, for tests that compare the server's own Hindi with it.
 * @param file its path below src/client.
 */
export const readHindiTranslations = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join('src/client', file), 'utf8'))
