/** Several things in a sentence: "Petlog, Anibase and Identibase". */
export const listed = (things: readonly string[]) => LIST.format(things)

const LIST = new Intl.ListFormat('en-GB')
