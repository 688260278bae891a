const LONGEST_SENTENCE = 300

/** No longer than a sentence that someone would read, or than is said. */
export const cut = (text: string, most = LONGEST_SENTENCE) => (text.length <= most ? text : `${text.slice(0, most - 1).toWellFormed()}…`)
