import type { Tone } from '#ui/palette.ts'
import type { DatabaseMove } from '../shapes.ts'

/** How far the other database has come. */
export const moveWords: Record<DatabaseMove['status'], { label: string; tone: Tone }> = {
  registered: { label: 'Here, the other is about to be told', tone: 'info' },
  told: { label: 'Here, the other has been told', tone: 'watch' },
  confirmed: { label: 'Moved', tone: 'good' },
  stale: { label: 'Here, the other does not answer', tone: 'alert' },
}

/** What shows that a record is somebody’s own. */
export const PROOFS = [
  { value: 'certificate', label: 'A certificate', hint: 'A photo or PDF of the registration, with your name on it.' },
  { value: 'transferCode', label: 'A transfer code', hint: 'Some databases give their keepers one for a move.' },
  { value: 'sameEmail', label: 'My e-mail address', hint: 'The other database knows me by the same one as here.' },
] as const

export const proofText = (kind: string) => PROOFS.find(({ value }) => value === kind)?.label ?? ''
