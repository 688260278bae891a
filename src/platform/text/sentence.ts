/** "A licensed breeder", in the middle of a sentence. */
export const inSentence = (other: string) => other.replace(/^(An?|The) /, (article) => article.toLowerCase())

/** A microchip number in its groups that no line break takes apart. */
export const unbroken = (chipShown: string) => chipShown.replaceAll(' ', '\u00a0')

/** The same words at the beginning of a sentence. */
export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
