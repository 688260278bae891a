import { countText } from '#platform/text/counttext.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Tone } from '#ui/palette.ts'
import { INTAKE_KINDS } from '../kit/ways.ts'
import type { WelfarePet } from '../shapes.ts'

export type IntakeKind = WelfarePet['intake']['kind']
export type State = WelfarePet['state']
type LeftHow = NonNullable<WelfarePet['intake']['leftHow']>

/** How an animal came: `label` in a choice, `hint` under it, `tag` in a table. */
export const kindWords: Record<IntakeKind, { label: string; hint: string; tag: string }> = {
  stray: { label: 'Found as a stray', hint: 'A finder or a warden brought it in', tag: 'Stray' },
  surrender: { label: 'Given up by its keeper', hint: 'They signed it over to you', tag: 'Given up' },
  returned: {
    label: 'Returned by its adopter',
    hint: 'They sign it over to you. If it’s registered to them, they stay its keeper until they agree',
    tag: 'Returned',
  },
  fromRescue: {
    label: 'From another rescue or pound',
    hint: 'They pass it on to you. We’ll ask whether it was a stray there',
    tag: 'From a rescue or pound',
  },
  bornHere: {
    label: 'Born in our care',
    hint: 'A puppy needs a microchip by 8 weeks. A kitten in England needs one by 20 weeks',
    tag: 'Born in your care',
  },
  fromAbroad: {
    label: 'From abroad',
    hint: 'A dog needs a microchip and a UK register within 30 days of coming in',
    tag: 'From abroad',
  },
  seized: { label: 'Seized', hint: 'By the council, the police or a court', tag: 'Seized' },
}

/** Who had an animal before, by how it came: the words that ask for it. */
export const fromWords: Record<string, { label: string; hint: string }> & { fromRescue: { label: string; hint: string } } = {
  fromRescue: { label: 'Which rescue, pound or council', hint: 'The organisation, not a person. For example, Leeds City Council pound' },
  fromAbroad: { label: 'Which rescue or organisation abroad', hint: 'The organisation, not a person' },
  seized: { label: 'Which council, police force or court', hint: 'For example, West Yorkshire Police' },
}

/** PET-15 Whether an animal that another rescue or pound passed on was a stray there. */
export const beforeWords = {
  no: { label: 'No, or it isn’t a dog', hint: 'Its keeper gave it up there, or it was born there' },
  over: { label: 'Yes, and its days are over', hint: 'They say that a council held it for seven clear days, or released it' },
  counting: {
    label: 'Yes, and its days might not be over',
    hint: 'Its owner still has seven clear days from the day the council was told',
  },
} as const

/** Where an animal is on its way from intake to a home. */
export const stateWords: Record<State, { label: string; tone: Tone }> = {
  withUs: { label: 'With you', tone: 'good' },
  held: { label: 'Held for its keeper', tone: 'watch' },
  inFoster: { label: 'In foster', tone: 'info' },
  offered: { label: 'Offered for adoption', tone: 'watch' },
  left: { label: 'Left', tone: 'quiet' },
}

/** What the list can be narrowed to, each one press away. It opens on those that are here. */
export const filterWords: Record<(typeof FILTERS)[number], string> = {
  here: 'With you',
  waiting: 'Waiting for a home',
  held: 'Held for keepers',
  inFoster: 'In foster',
  offered: 'Offered',
  left: 'Left',
  stillYours: 'Left, still in your name',
  all: 'All',
}

export const leftWords: Record<LeftHow, string> = {
  adopted: 'Adopted',
  reunited: 'Reunited with its keeper',
  rehomed: 'Rehomed',
  transferred: 'Gone to another organisation',
  euthanised: 'Put to sleep',
  died: 'Died',
  gone: 'Escaped or was taken',
}

/** "1 day", "12 days". */
export const daysText = (days: number) => `${countText(days)} ${days === 1 ? 'day' : 'days'}`

/** CARE-1 Of one without a microchip: who looked for one, and when. */
export const scanText = ({ scannedBy, scannedOn }: Pick<WelfarePet['intake'], 'scannedBy' | 'scannedOn'>) =>
  scannedOn ? `No microchip: scanned ${whenText(scannedOn, 'short')}, ${scannedBy}` : 'No microchip'

export const KINDS = INTAKE_KINDS
export const FILTERS = ['here', 'waiting', 'held', 'inFoster', 'offered', 'left', 'stillYours', 'all'] as const

/** How it stands with the council, of a stray dog. */
export const strayWords = {
  held: { label: 'Held for their owners' },
  free: { label: 'Free to go' },
  noCouncil: { label: 'Not yet with the council' },
} as const
export const STRAYS = ['held', 'free', 'noCouncil'] as const

/** "1 animal", "5 animals". */
export const animalsText = (count: number) => `${countText(count)} ${count === 1 ? 'animal' : 'animals'}`

/** What can be recorded of an animal in care, in the order of how often it is. */
export const OUTCOMES = [
  { value: 'reunited', label: 'Reunited with its keeper', hint: 'It has gone back to the keeper who lost it' },
  { value: 'transferred', label: 'Gone to another organisation', hint: 'Another rescue, a vet or the council has it now' },
  { value: 'inFoster', label: 'In a foster home', hint: 'It’s still yours, but lives with a foster carer' },
  { value: 'withUs', label: 'Back with you', hint: 'It has come back, or what you recorded was wrong' },
  { value: 'gone', label: 'Escaped or was taken', hint: 'You don’t have it any more, and don’t know where it is' },
  { value: 'died', label: 'Died', hint: 'It died, or was found dead. You can undo this for 30 days' },
] as const

export const PUT_TO_SLEEP = {
  value: 'euthanised',
  label: 'Put to sleep',
  hint: 'Its record closes. You can undo this for 30 days',
} as const

/** PET-15 The day counts only where it’s known who can confirm it. */
export const COUNCIL_HINT = 'For example, Leeds City Council, SD 4471. Enter both the day and this, or leave both blank.'

/** PET-15 Where the council is. */
export const NATIONS = [
  { value: 'greatBritain', label: 'England, Wales or Scotland' },
  { value: 'northernIreland', label: 'Northern Ireland' },
] as const

/** Why an animal was put to sleep. */
export const SLEEP_REASONS = [
  { value: 'suffering', label: 'To end its suffering', hint: 'A vet decided that it must be done, and that nothing else would help' },
  { value: 'illness', label: 'Illness or injury', hint: 'A vet advised it' },
  { value: 'behaviour', label: 'It was dangerous', hint: 'To people or to other animals' },
  { value: 'order', label: 'A court or the law ordered it', hint: 'For example, under the Dangerous Dogs Act 1991' },
] as const

/** The same as words for a reason. */
export const sleepWords = (reason: string | null) => SLEEP_REASONS.find(({ value }) => value === reason)?.label ?? ''

export const LOCATION_HINT =
  'A kennel, a site or a foster home, for example Kennel 4 or Foster home, Otley. Don’t give a foster carer’s name.'
