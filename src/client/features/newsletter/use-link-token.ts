import { useSearch } from 'wouter'

/** The token in the e-mail's link; '' when the link was cut off. */
export const useLinkToken = () => new URLSearchParams(useSearch()).get('token') ?? ''
