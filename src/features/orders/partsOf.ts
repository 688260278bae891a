import type { LineRow, OrderRow } from './rows.ts'

type Bought = Pick<LineRow, 'position' | 'pence' | 'quantity' | 'comingBack' | 'returned' | 'takenOff'>

/** SHOP-6: what goes back for each line, in pence: the last of its pieces takes what rounding left, so that all of them are all that was paid. */
export function partsOf({ deliveryPence }: Pick<OrderRow, 'deliveryPence'>, lines: readonly Bought[]) {
  const parts = lines.flatMap(({ position, pence, quantity, comingBack, returned, takenOff }) => {
    const worth = (pieces: number) => Math.floor((pence * pieces) / quantity)
    const share = worth(returned + takenOff + comingBack) - worth(returned + takenOff)
    return share > 0 ? [{ index: position, pence: share, quantity: comingBack }] : []
  })
  const isAll = lines.every(({ quantity, comingBack, returned, takenOff }) => quantity === comingBack + returned + takenOff)
  return isAll && deliveryPence > 0 ? [...parts, { index: lines.length, pence: deliveryPence, quantity: 1 }] : parts
}
