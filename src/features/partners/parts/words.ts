import type { ResultClass } from '#features/lookup/shapes.ts'
import type { Tone } from '#ui/palette.ts'
import type { SandboxChip } from '../sandbox.ts'
import type { Scope, Webhook } from '../shapes.ts'

export const scopeWords: Record<Scope, { label: string; hint: string }> = {
  lookup: { label: 'Look up microchips', hint: 'Where a number is registered, never whose animal it is' },
  register: { label: 'Register microchips', hint: 'For implanters we’ve verified. We ask the keeper to confirm, as we always do.' },
}

export const modeWords = { live: 'Live', sandbox: 'Sandbox' } as const

export const resultWords: Record<ResultClass, string> = {
  registeredHere: 'Registered here',
  registeredElsewhere: 'Registered elsewhere',
  issued: 'Not registered, with an implanter',
  foreign: 'From abroad',
  unknown: 'Not registered',
  impossible: 'Not a microchip number',
}

export const webhookWords: Record<Webhook['status'], { label: string; tone: Tone }> = {
  sending: { label: 'On', tone: 'good' },
  off: { label: 'Off', tone: 'alert' },
  removed: { label: 'Removed', tone: 'quiet' },
}

export const eventWords = {
  'chip.registered': 'Registered',
  'chip.keeperChanged': 'New keeper',
  'chip.reportedMissing': 'Reported missing',
  'chip.reportedFound': 'Reported found',
} as const

export const numbersToTry: Record<SandboxChip, string> = {
  free: 'It isn’t registered, and you can register it',
  yours: 'You’ve registered it already',
  registeredHere: 'It’s registered here',
  missing: 'It’s registered here, and its keeper has reported it missing',
  registeredElsewhere: 'It’s with another register',
}
