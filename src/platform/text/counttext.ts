const thousands = new Intl.NumberFormat('en-GB')

/** A number with its thousands apart: `5,007`. */
export const countText = (count: number): string => thousands.format(count)
