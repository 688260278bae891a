import { IconArchive, IconDatabase, IconMail, IconScan, IconShieldCheck, IconTopologyStar3 } from '@tabler/icons-react'
import type { AnswerOf } from '#platform/contract/call.ts'
import type { Tone } from '#ui/palette.ts'
import type { registerStatus } from '../contract.ts'

type Part = AnswerOf<typeof registerStatus>['parts'][number]

export const PART_WORDS: Record<Part['part'], { title: string; Icon: typeof IconScan }> = {
  search: { title: 'Looking up a chip', Icon: IconScan },
  room: { title: 'Registering and changing records', Icon: IconDatabase },
  registers: { title: 'Asking other registers', Icon: IconTopologyStar3 },
  messages: { title: 'E-mails and texts', Icon: IconMail },
  backups: { title: 'Backups', Icon: IconArchive },
  history: { title: 'The sealed history', Icon: IconShieldCheck },
}

export const STATE_WORDS: Record<Part['state'], { tone: Tone; words: string }> = {
  works: { tone: 'good', words: 'Working' },
  watch: { tone: 'watch', words: 'Needs a look' },
  down: { tone: 'alert', words: 'Not working' },
  unknown: { tone: 'quiet', words: 'Not known yet' },
}

/** What the parts come to together. */
export function overall(parts: readonly Part[]): { kind: 'success' | 'warning' | 'danger'; title: string } {
  if (parts.some(({ state }) => state === 'down')) return { kind: 'danger', title: 'Part of the register isn’t working' }
  if (parts.some(({ state }) => state === 'watch')) return { kind: 'warning', title: 'The register is working, but something needs a look' }
  return { kind: 'success', title: 'The register is working' }
}
