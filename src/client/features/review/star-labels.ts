/** The meaning of one to five stars, in English. */
export const starLabels = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good']
