const paramsOf = (href: string) => new URLSearchParams(href.split('?')[1])

/** The text of a parameter in an address of the app; '' where it is missing. */
export const fieldValue = (href: string, name: string) => paramsOf(href).get(name) ?? ''

/** An address's parameters that a form has no field for. */
export const otherParams = (href: string, names: readonly string[]) =>
  [...paramsOf(href)].filter(([name]) => !names.includes(name))
