/** Domains that ignore dots in the name of an address. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address most likely belongs to, used only for counting: in lower case, without a
 * `+tag`, for Gmail without dots (support.google.com/mail/answer/7436150). With providers that do not
 * ignore tags, addresses that differ only in their tag share a limit, which is harmless.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  const isDotless = dotlessDomains.has(domain)
  return `${isDotless ? name.replaceAll('.', '') : name}@${isDotless ? 'gmail.com' : domain}`
}
