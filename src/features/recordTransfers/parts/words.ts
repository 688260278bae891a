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
