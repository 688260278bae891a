/** When every test begins, unless it turns the clock. */
export const START = new Date('2026-03-27T09:30:00Z')
