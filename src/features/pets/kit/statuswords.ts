import type { Tone } from '#ui/palette.ts'
import type { PetStatus } from '../shapes.ts'

/** How the states of a pet are called and coloured on its keeper's pages. */
export const statusWords: Record<PetStatus, { label: string; tone: Tone }> = {
  unchipped: { label: 'No microchip', tone: 'watch' },
  identified: { label: 'Registered', tone: 'quiet' },
  awaitingConfirmation: { label: 'Awaiting confirmation', tone: 'watch' },
  missing: { label: 'Missing', tone: 'alert' },
  stolen: { label: 'Stolen', tone: 'alert' },
  active: { label: 'Registered', tone: 'good' },
  awaitingPayment: { label: 'Awaiting payment', tone: 'watch' },
  deceased: { label: 'In memory', tone: 'quiet' },
  exported: { label: 'Left the country', tone: 'info' },
}
