import type { AnswerOf } from '#platform/contract/call.ts'
import type { Tone } from '#ui/palette.ts'
import type { getTailTagSettings } from '../contract.ts'

export type Tag = AnswerOf<typeof getTailTagSettings>['tags'][number]

interface StatusWords {
  label: string
  tone: Tone
  /** What it means for who scans the tag, where that is not what a tag always does. */
  means?: string
}

export const statusWords: Record<Tag['status'], StatusWords> = {
  made: { label: 'Not activated', tone: 'quiet' },
  active: { label: 'Working', tone: 'good' },
  paused: { label: 'Paused', tone: 'watch', means: 'Anyone who scans it can still message you, but sees nothing about your pet.' },
  lost: {
    label: 'Lost',
    tone: 'alert',
    means: 'Anyone who scans it can still message you, and no one else can activate it. If you find it, start it again.',
  },
  replaced: { label: 'Replaced', tone: 'quiet', means: 'Anyone who scans it sees the tag that took its place.' },
  retired: { label: 'No longer used', tone: 'quiet', means: 'Anyone who scans it sees that it’s no longer used, and can’t reach you.' },
}

export const shownWords = { public: 'Always', whenMissing: 'Only when missing', never: 'Never' } as const
export const SHOWN_OPTIONS = Object.entries(shownWords).map(([value, label]) => ({ value, label }))
