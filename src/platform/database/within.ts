/** A LIKE pattern for text that stands anywhere; what a person typed means itself. */
export const within = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
