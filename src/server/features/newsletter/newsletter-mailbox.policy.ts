/** Providers whose mailboxes take an address with dots anywhere in its name. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely reaches, for counting and never for sending: small letters,
 * without a `+tag`, for Gmail without dots (support.google.com/mail/answer/7436150). Where a provider
 * does not fold tags, addresses that differ by one share a limit, which harms nobody.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  const isDotless = dotless.has(domain)
  return `${isDotless ? name.replaceAll('.', '') : name}@${isDotless ? 'gmail.com' : domain}`
}
