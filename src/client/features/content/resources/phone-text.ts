/** A toll-free number as it is written, 1800-180-1551; a short one as it is. */
export const spacedNumber = (digits: string) => digits.replace(/^(1800)(\d{3})(\d+)$/, '$1-$2-$3')
