import type { ChipUse } from '#features/stock/shapes.ts'

/** Where a chip that its implanter looks up is: one still in the post is not in their stock yet. */
export const titleOf = (use: ChipUse) =>
  use === 'onItsWay' ? 'This chip is on its way to you' : 'This chip is in your stock, and you haven’t used it'
