/** First and last name; '' when somebody gave none. */
export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string
  lastName: string
}): string => `${firstName} ${lastName}`.trim()
