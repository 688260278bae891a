/** Several things in a sentence: "Petlog, Anibase and Identibase". */
export const listed = (things: readonly string[]) => LIST.format(things)

const LIST = new Intl.ListFormat('en-GB')

/** One of several: "Sam Carter, Jo Bell or Ada Frost". */
export const orListed = (things: readonly string[]) => OR_LIST.format(things)

const OR_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' })
