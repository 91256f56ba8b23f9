/** The cookie with which a browser says that it has stored the style sheet of all pages: the sheet's name, 'index-DUmSXrcZ.css'. */
export const styleSheetCookie = 'styles'
