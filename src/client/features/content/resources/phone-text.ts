/** Groups a toll-free number as 1800-180-1551; leaves short numbers unchanged. */
export const spacedNumber = (digits: string) => digits.replace(/^(1800)(\d{3})(\d+)$/, '$1-$2-$3')
