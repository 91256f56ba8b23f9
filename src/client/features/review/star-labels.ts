/** What one, two, … five stars say, in English. */
export const starWords = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good']
