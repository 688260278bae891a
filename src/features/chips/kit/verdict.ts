import type { AnswerOf } from '#platform/contract/call.ts'
import type { verifyChipNumber } from '../contract.ts'

export type ChipAnswer = AnswerOf<typeof verifyChipNumber>

/** What the answer about a chip means to somebody who wants to register it. */
export type Verdict =
  | { kind: 'here'; says: string }
  | { kind: 'keptBack'; says: string }
  | { kind: 'elsewhere'; says: string; holder: ChipAnswer['others'][number] }
  | { kind: 'free'; says: string; silent: string[] }

/** Nothing is known here that keeps the chip from being registered. */
export type OpenVerdict = Extract<Verdict, { kind: 'elsewhere' | 'free' }>

/** The other database that says it holds the chip, also where it is of our own stock. */
export const holderIn = ({ others }: Pick<ChipAnswer, 'others'>) => others.find(({ holds }) => holds === 'yes') ?? null

/** A chip is registered here, or is of our own stock and in no animal yet, or another database says that it holds it, or it is free; `silent` names the databases that gave no answer. */
export function verdictOf({ registration, keptBack: withheld, others, advice }: ChipAnswer): Verdict {
  if (registration.local) return { kind: 'here', says: advice }
  if (withheld) return { kind: 'keptBack', says: advice }
  const holder = holderIn({ others })
  if (holder) return { kind: 'elsewhere', says: advice, holder }
  return { kind: 'free', says: advice, silent: others.filter(({ holds }) => holds === 'noAnswer').map(({ name }) => name) }
}

/** What keeps a chip from being registered now, by the field that can mend it; empty when nothing does. */
export function chipProblems(answer: ChipAnswer, { evenIfHeldElsewhere }: { evenIfHeldElsewhere: boolean }): Record<string, string> {
  const verdict = verdictOf(answer)
  if (verdict.kind === 'here')
    return { chipNumber: 'This microchip is already registered here. Enter a different number, or follow the advice below.' }
  if (verdict.kind === 'keptBack') return { chipNumber: verdict.says }
  if (verdict.kind === 'free' || evenIfHeldElsewhere) return {}
  return { evenIfHeldElsewhere: `${verdict.holder.name} already holds this chip. Tick the box if you still want to register it here.` }
}
