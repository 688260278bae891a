import type { Tone } from '#ui/palette.ts'
import type { DatabaseMove } from '../shapes.ts'

/** How far the other database has come. */
export const moveWords: Record<DatabaseMove['status'], { label: string; tone: Tone }> = {
  unproven: { label: 'Here, not proven yet', tone: 'watch' },
  objected: { label: 'Objected to', tone: 'alert' },
  refused: { label: 'Not accepted', tone: 'alert' },
  registered: { label: 'Here, other database not told yet', tone: 'info' },
  told: { label: 'Here, other database told', tone: 'watch' },
  confirmed: { label: 'Moved', tone: 'good' },
  died: { label: 'Ended when the animal died', tone: 'quiet' },
  stale: { label: 'Here, no answer from the other database', tone: 'alert' },
}

/** What shows that a record is somebody’s own. */
export const PROOFS = [
  { value: 'certificate', label: 'A certificate', hint: 'A photo or PDF of the registration, with your name on it.' },
  { value: 'transferCode', label: 'A transfer code', hint: 'Some databases give keepers one for moving a record.' },
  { value: 'sameEmail', label: 'My e-mail address', hint: 'The other database has the same address for me as you do.' },
] as const

export const proofText = (kind: string) => PROOFS.find(({ value }) => value === kind)?.label ?? ''
