/** Of the page, for the browser’s own frame around it. On its own, because that is all of the colours that every page’s code needs. */
export const PAGE_COLOUR = { light: '#fffaf2', dark: '#14201c' }
