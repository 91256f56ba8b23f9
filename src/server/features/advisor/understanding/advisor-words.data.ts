/** What stands for the month of the asking. */
export const nowLabels =
  'now nowadays currently abhi month mahina mahine maheene अभी आजकल महीना महीने'

/** The days that a forecast is for. */
export const dayLabels = 'today tonight tomorrow aaj kal आज कल'

/** Words by which a question leans on the one before. */
export const leaningWords =
  'it its they their them these this that iska iski iske isme uska uski uske usme aur और इसका इसकी इसके इसमें उसका उसकी उसके उसमें इसे उसे'
