import { countText } from '#platform/text/counttext.ts'

/** "1 chip", "25 chips". */
export const chipsText = (count: number) => `${countText(count)} ${count === 1 ? 'chip' : 'chips'}`
