/** What one, two, … five stars say, in English. */
export const starLabels = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good']
