import { priceWords } from '#features/plans/policy.ts'

interface Credits {
  left: number
  household: boolean
}

/** What it costs an organisation to register one animal, before it does: the credit that goes and how many are left, or who pays. */
export function intakeCost({ left, household }: Credits, pence: number | null): string {
  if (left > 0) return `This uses one of your credits. You’ll have ${left - 1} left.`
  if (household) return 'Your plan covers this registration.'
  return `You have no credits. ${priceWords(pence)} You can pay it now, or leave it to the next keeper. Anyone who scans the chip can find you either way.`
}
