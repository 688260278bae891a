/** Chips of a batch that is called back, as somebody holds them. */
export interface RecalledChips {
  chips: number
  /** For how many of them the holder has the money from their bank. */
  takenBack: number
  /** For how many of them the holder's bank holds it. */
  suspended: number
  /** How many of them a colleague bought and handed over. */
  ofColleagues?: number
}

/** DEAD-8, PAY-7, PAY-8 What becomes of what was paid for chips that are called back, for whoever holds them. */
export function moneyForRecalled({ chips, takenBack, suspended, ofColleagues = 0 }: RecalledChips): string {
  const rest = chips - takenBack - suspended - ofColleagues
  const of = (count: number) => wordsFor(count, chips)
  return [
    ...(rest > 0
      ? [`Once we get ${of(rest).it} back, we’ll refund what you paid for ${of(rest).them} to your card, ${of(rest).registration}.`]
      : []),
    ...(takenBack > 0
      ? [
          `Your bank has already given you back what you paid for ${of(takenBack).them}, so we won’t refund you as well. Send ${of(takenBack).it} back all the same.`,
        ]
      : []),
    ...(suspended > 0
      ? [
          `Your bank is looking into what you paid for ${of(suspended).them}. If it gives you the money back, we won’t refund you as well. If it doesn’t, we’ll refund it to your card once we get ${of(suspended).it} back, ${of(suspended).registration}.`,
        ]
      : []),
    ...(ofColleagues > 0
      ? [
          `A colleague handed you ${of(ofColleagues).them}. Send ${of(ofColleagues).it} back all the same: any refund goes to the person who bought ${of(ofColleagues).it}.`,
        ]
      : []),
  ].join(' ')
}

/** Of some of them how many is said, so that a promise for some isn't read as one for all. */
function wordsFor(count: number, chips: number) {
  const [it, its] =
    count === 1
      ? ['it', 'including its registration if you haven’t used it']
      : ['them', 'including any of their registrations you haven’t used']
  return { it, them: count === chips ? it : `${count} of the ${chips} chips`, registration: its }
}
