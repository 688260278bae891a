import type { ResultClass } from '#features/lookup/shapes.ts'
import type { Scope } from '../shapes.ts'

export const scopeWords: Record<Scope, { label: string; hint: string }> = {
  lookup: { label: 'Look up microchips', hint: 'Where a number is registered, never whose animal it is' },
  register: { label: 'Register microchips', hint: 'For implanters we’ve verified. We ask the keeper to confirm, as we always do.' },
}

export const modeWords = { live: 'Live', sandbox: 'Sandbox' } as const

export const resultWords: Record<ResultClass, string> = {
  registeredHere: 'Registered here',
  registeredElsewhere: 'Registered elsewhere',
  foreign: 'From abroad',
  unknown: 'Not registered',
  impossible: 'Not a microchip number',
}
