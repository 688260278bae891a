/** Several things in a sentence: "Petlog, Anibase and Identibase". */
export const listed = (things: readonly string[]) => new Intl.ListFormat('en-GB').format(things)
