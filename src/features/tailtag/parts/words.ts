import type { AnswerOf } from '#platform/contract/call.ts'
import type { Tone } from '#ui/palette.ts'
import type { getTailTagSettings } from '../contract.ts'

export type Tag = AnswerOf<typeof getTailTagSettings>['tags'][number]

export const statusWords: Record<Tag['status'], { label: string; tone: Tone }> = {
  made: { label: 'Not activated', tone: 'quiet' },
  active: { label: 'Working', tone: 'good' },
  paused: { label: 'Paused', tone: 'watch' },
  lost: { label: 'Lost', tone: 'alert' },
  replaced: { label: 'Replaced', tone: 'quiet' },
  retired: { label: 'No longer used', tone: 'quiet' },
}

export const shownWords = { public: 'Always', whenMissing: 'Only when missing', never: 'Never' } as const
export const SHOWN_OPTIONS = Object.entries(shownWords).map(([value, label]) => ({ value, label }))
