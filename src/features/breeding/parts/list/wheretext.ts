import { codeWords } from '#features/offers/kit/codewords.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { BreederPet } from '../../shapes.ts'

/** What its breeder should know of where an animal stands: to whom it’s offered, when it left, what its code does; null where nothing. */
export function whereText(pet: BreederPet): string | null {
  const { offer, leftAt, isAskedBack } = pet
  if (offer) return `To ${offer.to}, until ${whenText(offer.answerBy, 'short')}`
  if (isAskedBack) return 'You’ve asked to be its keeper again'
  return leftAt ? whenText(leftAt, 'short') : codeText(pet)
}

function codeText({ codeUntil, leavesFrom, codeStopped, away }: BreederPet): string | null {
  if (!codeUntil || away) return null
  if (codeStopped) return 'The code doesn’t work until we’ve got your new licence'
  return codeWords({ until: codeUntil, worksFrom: leavesFrom }, londonDate(systemClock.now()))
}
