/** Words that mean the month in which the question is sent. */
export const nowWords =
  'now nowadays currently abhi month mahina mahine maheene अभी आजकल महीना महीने'

/** Words by which a question refers to the one before. */
export const backReferenceWords =
  'it its they their them these this that iska iski iske isme uska uski uske usme aur और इसका इसकी इसके इसमें उसका उसकी उसके उसमें इसे उसे'
