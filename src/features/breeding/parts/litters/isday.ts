/** Whether a date (`YYYY-MM-DD`) is typed in full and there is one: what’s half typed can’t be reckoned with. */
export const isDay = (typed: string): boolean => /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed))
