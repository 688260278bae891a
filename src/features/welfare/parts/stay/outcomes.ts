import { OUTCOMES, PUT_TO_SLEEP } from '../words.ts'

interface Choice {
  value: string
  label: string
  hint?: string
}

interface Asked {
  /** The animal is one of the list: only then can it be put to sleep. */
  isOne: boolean
  /** It’s held for its keeper. */
  isHeld: boolean
}

/** What can have happened to an animal, or to several. */
export function outcomesFor({ isOne, isHeld }: Asked): Choice[] {
  const all: Choice[] = isOne ? [...OUTCOMES, PUT_TO_SLEEP] : [...OUTCOMES]
  return all.map((choice) => (isHeld && choice.value in ASKED ? { ...choice, hint: ASKED_FIRST } : choice))
}

const ASKED: Record<string, true> = { died: true, euthanised: true }
const ASKED_FIRST = 'We’ll ask its keeper first. Its record closes only when they say so'
