import type { Tone } from '#ui/palette.ts'
import type { WelfarePet } from '../shapes.ts'

export type IntakeKind = WelfarePet['intake']['kind']
export type State = WelfarePet['state']
type LeftHow = NonNullable<WelfarePet['intake']['leftHow']>

/** How an animal came: `label` in a choice, `hint` under it, `tag` in a table. */
export const kindWords: Record<IntakeKind, { label: string; hint: string; tag: string }> = {
  stray: { label: 'Found as a stray', hint: 'A finder or a warden brought it in', tag: 'Stray' },
  surrender: { label: 'Given up by its keeper', hint: 'They signed it over to you', tag: 'Given up' },
  seized: { label: 'Seized', hint: 'By the council, the police or a court', tag: 'Seized' },
}

/** Where an animal is on its way from intake to a home. */
export const stateWords: Record<State, { label: string; tone: Tone }> = {
  withUs: { label: 'With you', tone: 'good' },
  offered: { label: 'Offered for adoption', tone: 'watch' },
  left: { label: 'Left', tone: 'quiet' },
}

export const leftWords: Record<LeftHow, string> = {
  adopted: 'Adopted',
  claimed: 'Back with its keeper',
  rehomed: 'Rehomed',
  died: 'Died',
}

/** "1 day", "12 days". */
export const daysText = (days: number) => `${days.toLocaleString('en-GB')} ${days === 1 ? 'day' : 'days'}`

export const KINDS = ['stray', 'surrender', 'seized'] as const
export const STATES = ['withUs', 'offered', 'left'] as const
