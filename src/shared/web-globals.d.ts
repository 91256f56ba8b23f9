/** What browsers and Node both have of the web's own objects, as far as shared code uses it. */
declare class URL {
  static canParse(url: string, base?: string): boolean
  constructor(url: string, base?: string)
  readonly origin: string
  readonly pathname: string
}
