import type { Tone } from '#ui/palette.ts'
import type { PetCard } from '../../shapes.ts'

type Open = NonNullable<PetCard['open']>

/** What is open about who keeps a pet, in short. */
export const openWords: Record<Open, { label: string; tone: Tone }> = {
  claim: { label: 'Keepership request', tone: 'alert' },
  offer: { label: 'Offered', tone: 'info' },
  unproven: { label: 'Move not proven yet', tone: 'watch' },
  rehoming: { label: 'New home being arranged', tone: 'info' },
}
