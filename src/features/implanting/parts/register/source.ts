import type { getChipInfo } from '#features/chips/contract.ts'
import type { ChipUse, HeldChip } from '#features/stock/shapes.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'

type Known = Pick<AnswerOf<typeof getChipInfo>, 'registration' | 'petId' | 'petName'>
type Held = Pick<HeldChip, 'batch' | 'expiresOn' | 'use' | 'status'>

/** What a chip is to the implanter who is about to register it. */
export type Source =
  | { kind: 'mine'; title: string; says: string }
  | { kind: 'otherMaker'; title: string; says: string }
  | { kind: 'yours'; petId: string; petName: string }
  | { kind: 'stopped'; title: string; says: string }
  /** `isTaken`: it’s registered, which may have been through an implant of one’s own. */
  | { kind: 'cannot'; title: string; says: string; isTaken?: true }

/** STOCK-4: whether a chip may be registered by who holds it, its batch and what the register knows of it. */
export function sourceOf(held: Held | undefined, { registration, petId, petName }: Known): Source {
  if (petId && petName) return { kind: 'yours', petId, petName }
  if (registration === 'another')
    return {
      ...cannot('This chip is already registered', 'Compare the number with the label. Each chip belongs to one animal.'),
      isTaken: true,
    }
  if (!held)
    return {
      kind: 'otherMaker',
      title: 'Not from your stock',
      says: 'You can register a chip you bought elsewhere. If it came from us, compare the number with the label.',
    }
  const missing = MISSING[held.status]
  if (missing) return missing
  return held.use ? HELD[held.use](held) : cannot('You can’t use this chip', 'Our records say it’s already in an animal, or was returned.')
}

const MISSING: Partial<Record<HeldChip['status'], Source>> = {
  lostInPost: cannot(
    'You reported this chip missing',
    'If it’s turned up, press “A missing chip has turned up” under Orders, then register it. If we’ve replaced or refunded it, don’t use it.',
  ),
}

const HELD: Record<ChipUse, (held: Held) => Source> = {
  ready: ({ batch, expiresOn }) => ({
    kind: 'mine',
    title: 'From your stock',
    says: `Batch ${batch}, sterile until ${whenText(expiresOn, 'day')}.`,
  }),
  offered: () => cannot('You’ve offered this chip to a colleague', 'Take it back under Your chips, With colleagues, then register it.'),
  onItsWay: () => cannot('This chip is on its way to you', 'Confirm under Orders that it’s arrived, then register it.'),
  frozen: stopped,
  calledBack: stopped,
  notSterile: ({ expiresOn }) =>
    cannot('This chip is no longer sterile', `It was sterile until ${whenText(expiresOn, 'day')}. Use another one.`),
}

function stopped({ batch }: Held): Source {
  const says = `Chips from batch ${batch} have failed, so we’ve stopped it. If this one is already in the animal, tick the box below and register it.`
  return { kind: 'stopped', title: 'Don’t implant this chip', says }
}

function cannot(title: string, says: string): Extract<Source, { kind: 'cannot' }> {
  return { kind: 'cannot', title, says }
}

/** CHIP-2 What keeps the person on the step of the number where another database holds the chip, until they say yes. */
export const holderProblems = (holder: { name: string } | null, { evenIfHeldElsewhere }: { evenIfHeldElsewhere: boolean }) =>
  holder && !evenIfHeldElsewhere
    ? { 'pet.evenIfHeldElsewhere': `${holder.name} already holds this chip. Tick the box if you still want to register it here.` }
    : {}

/** What keeps the person on the step of the number; empty when nothing does, or nothing is known for want of signal. */
export function sourceProblems(source: Source | null, { alreadyIn }: { alreadyIn: boolean }): Record<string, string> {
  if (source?.kind === 'stopped' && !alreadyIn)
    return { alreadyIn: 'Tick the box if the chip is already in the animal. If it isn’t, use another chip' }
  return source?.kind === 'cannot' ? { 'pet.chipNumber': `${source.title}. ${source.says}` } : {}
}
