import { useSearch } from 'wouter'

/** What the link in the mail carries; '' when it was cut off. */
export const useLinkToken = () => new URLSearchParams(useSearch()).get('token') ?? ''
