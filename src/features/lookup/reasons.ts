import { keysOf } from '#platform/keysof.ts'

interface Reason {
  /** As a professional chooses it, and as the keeper reads it. */
  words: string
  /** There is a case, with a reference of its own. */
  hasCase?: true
  /** The keeper is told only when Staff release it. */
  isWithheld?: true
  /** It says too little alone. */
  needsWords?: true
}

/** Why a professional may want to know who keeps an animal. */
const REASONS = {
  found: { words: 'A found or stray animal' },
  hurt: { words: 'An injured or ill animal' },
  dead: { words: 'A dead animal' },
  handedIn: { words: 'An animal that’s been handed in' },
  euthanasia: { words: 'A check before an animal is put to sleep' },
  welfareCase: { words: 'A welfare case', hasCase: true },
  enforcement: { words: 'Enforcing the microchipping law', hasCase: true },
  crime: { words: 'Preventing or investigating a crime', hasCase: true, isWithheld: true },
  other: { words: 'Another reason', needsWords: true },
} as const satisfies Record<string, Reason>

export type ReasonCode = keyof typeof REASONS

export const REASON_CODES = keysOf(REASONS)

const about = (code: ReasonCode): Reason => REASONS[code]

export const hasCase = (code: ReasonCode): boolean => about(code).hasCase === true
export const isWithheld = (code: ReasonCode): boolean => about(code).isWithheld === true
export const needsWords = (code: ReasonCode): boolean => about(code).needsWords === true
export const reasonWords = (code: ReasonCode): string => about(code).words
