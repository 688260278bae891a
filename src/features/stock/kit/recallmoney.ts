/** Chips of a batch that is called back, as somebody holds them. */
export interface RecalledChips {
  chips: number
  /** For how many of them the holder has the money from their bank. */
  takenBack: number
  /** For how many of them the holder's bank holds it. */
  suspended: number
}

/** DEAD-8, PAY-7, PAY-8 What becomes of what was paid for chips that are called back, for whoever holds them. */
export function moneyForRecalled({ chips, takenBack, suspended }: RecalledChips): string {
  const { it, itHas, registration } = chips === 1 ? ONE : MANY
  if (takenBack === chips) return `Your bank has given you back what you paid for ${it}: no money follows once ${itHas} come.`
  if (suspended === chips)
    return `Once ${itHas} come and your bank has decided, what you paid for ${it} goes back to your card, ${registration}, unless your bank gives it back itself.`
  const rest = chips - takenBack - suspended
  return [
    ...(rest > 0 ? [`Once ${itHas} come, what you paid for ${it} goes back to your card, ${registration}.`] : []),
    ...(takenBack > 0 ? [`For ${takenBack} of them no money follows: your bank has given it back to you.`] : []),
    ...(suspended > 0 ? [`For ${suspended} of them it follows once your bank has decided, unless your bank gives it back itself.`] : []),
  ].join(' ')
}

const ONE = { it: 'it', itHas: 'it has', registration: 'with its registration if you have not used that' }
const MANY = { it: 'them', itHas: 'they have', registration: 'with their registrations as far as you have not used them' }
