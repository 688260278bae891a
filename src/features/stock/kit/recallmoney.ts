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
  const { it, registration } = chips === 1 ? ONE : MANY
  if (takenBack === chips)
    return `Your bank has already given you back what you paid for ${it}, so we won’t refund you when we get ${it} back.`
  if (suspended === chips)
    return `Once we get ${it} back and your bank has decided, we’ll refund what you paid for ${it} to your card, ${registration}, unless your bank gives the money back itself.`
  const rest = chips - takenBack - suspended
  return [
    ...(rest > 0 ? [`Once we get ${it} back, we’ll refund what you paid for ${it} to your card, ${registration}.`] : []),
    ...(takenBack > 0 ? [`We won’t refund ${takenBack} of them, because your bank has already given you that money back.`] : []),
    ...(suspended > 0
      ? [`We’ll refund ${suspended} of them once your bank has decided, unless your bank gives that money back itself.`]
      : []),
  ].join(' ')
}

const ONE = { it: 'it', registration: 'including its registration if you haven’t used it' }
const MANY = { it: 'them', registration: 'including any of their registrations you haven’t used' }
