import { chipsText } from '../../kit/chipstext.ts'
import type { ChipOrder } from '../../shapes.ts'

type Range = Pick<ChipOrder['ranges'][number], 'from' | 'to'>

/** How many chips some ranges of numbers hold. */
export const countIn = (ranges: readonly Range[]): number => ranges.reduce((sum, { from, to }) => sum + Number(to) - Number(from) + 1, 0)

/** Of an order of which only a part is on its way, which part that is; null where all of it is, or nothing. */
export function partWords({ coming, chips: all }: Pick<ChipOrder, 'coming' | 'chips'>): string | null {
  const count = countIn(coming)
  if (count === 0 || count >= all) return null
  return `Only ${chipsText(count)} of the ${all} ${count === 1 ? 'is' : 'are'} on the way at the moment.`
}

/** What somebody is asked about a parcel that has come. */
export function parcelWords(order: Pick<ChipOrder, 'coming' | 'chips'>): { question: string; hint: string; yes: string; no: string } {
  const count = countIn(order.coming)
  const hint = partWords(order)
    ? `This parcel holds only part of your order of ${chipsText(order.chips)}. Check the numbers on the box against these.`
    : 'Check the numbers on the box against these.'
  if (count === 1) return { question: 'Has the chip arrived?', hint, yes: 'Yes, it’s here', no: 'No, it’s missing' }
  return { question: `Have all ${chipsText(count)} arrived?`, hint, yes: 'Yes, all of them', no: 'No, some are missing' }
}

/** What has become of an order of which some chips were reported missing; null where none are. */
export function missingWords({ missing }: Pick<ChipOrder, 'missing'>): string | null {
  if (missing.length === 0) return null
  const open = countIn(missing.filter(({ compensated }) => compensated === null))
  const said = `You reported ${chipsText(countIn(missing))} missing. The others are in your stock.`
  if (open === 0) return said
  const [other, it] = open === 1 ? ['another', 'it'] : ['others', 'they']
  return `${said} We’ll send you ${other} or refund what ${it} cost, and write to you when we do. You don’t need to do anything.`
}
