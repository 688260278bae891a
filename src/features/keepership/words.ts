/** CLAIM-13 */
export const KEEPER_FIRST =
  'Tell its keeper first that you have the animal: look up the chip and send them a message there. You can ask to be its keeper after that.'
