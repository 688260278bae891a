/** A telephone number as a link that calls it: `020 7946 0000 (day)` → `tel:02079460000`. */
export const telephone = (shown: string) => `tel:${shown.replace(/\(0\)|\([^)]*[a-z][^)]*\)/gi, '').replace(/[^\d+]/g, '')}`
