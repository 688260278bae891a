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
  chosen: string
}

/** What can have happened to an animal. Once it was put to sleep, the other choices take less room, so that what is asked of that stands in sight. */
export function outcomesFor({ isOne, isHeld, chosen }: Asked): Choice[] {
  const all: Choice[] = isOne ? [...OUTCOMES, PUT_TO_SLEEP] : [...OUTCOMES]
  const told = all.map((choice) => (isHeld && choice.value in ASKED ? { ...choice, hint: ASKED_FIRST } : choice))
  if (chosen !== PUT_TO_SLEEP.value) return told
  return told.map(({ hint, ...choice }) => (hint && choice.value === chosen ? { ...choice, hint } : choice))
}

const ASKED: Record<string, true> = { died: true, euthanised: true }
const ASKED_FIRST = 'We’ll ask its keeper first. Its record closes only when they say so'
