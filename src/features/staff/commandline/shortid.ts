const WHOLE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isWholeId = (text: string) => WHOLE.test(text)

/** The last characters of an id tell two things apart, and can be read out on the phone. The first only say when it was made. */
export const shortId = (id: string) => id.slice(-8)
