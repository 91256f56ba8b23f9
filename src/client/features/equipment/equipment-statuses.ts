/** How an owner sees the states of a machine: the badge's colour, and the label in English. */
export const equipmentStatuses = {
  available: { color: 'leaf', label: 'Available' },
  maintenance: { color: 'soil', label: 'Under maintenance' },
  unavailable: { color: 'dark', label: 'Unavailable' },
} as const
