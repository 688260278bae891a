import type { Tone } from '#ui/palette.ts'

/** From how many days on the end of a batch is worth a word. */
const SOON_DAYS = 60

/** What to know before using a batch, or null where it is as good as any: it is frozen, no longer sterile, or soon not. */
export function sterileWords(isUsable: boolean, daysLeft: number): { tone: Tone; label: string } | null {
  if (!isUsable) return { tone: 'alert', label: 'Don’t use' }
  if (daysLeft < 0) return { tone: 'alert', label: 'Not sterile' }
  if (daysLeft === 0) return { tone: 'alert', label: 'Last day' }
  if (daysLeft > SOON_DAYS) return null
  return { tone: 'watch', label: daysLeft === 1 ? '1 day left' : `${daysLeft} days left` }
}
