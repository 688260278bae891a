import * as z from 'zod'
import { keysOf } from '#platform/keysof.ts'

/** What whoever fills in the form has typed, as it was typed. */
const Text = z.string().max(2000).default('')
export const Typed = z.object({
  species: Text,
  place: Text,
  lat: Text,
  lng: Text,
  whereabouts: Text,
  contact: Text,
  colour: Text,
  description: Text,
  chipNumber: Text,
  photoId: Text,
  captcha: z.string().max(20_000).default(''),
})
export type Typed = z.output<typeof Typed>

export const nothingTyped: Typed = Typed.parse({})

/** The fields that can be wrong, and for each which phrase says so. */
export const PROBLEMS = {
  species: 'chooseWhat',
  place: 'placeUnknown',
  whereabouts: 'chooseHow',
  contact: 'contactWrong',
  captcha: 'tryAgain',
  '': 'tryAgain',
} as const
export type Field = keyof typeof PROBLEMS
export const FIELDS = keysOf(PROBLEMS)

/** As the call takes it. */
export function askedOf({ species, place, lat, lng, whereabouts, contact, captcha, ...more }: Typed): Record<string, unknown> {
  const point = lat !== '' && lng !== '' && place === ''
  const said = contact.trim()
  return {
    report: {
      kind: 'found',
      species,
      whereabouts,
      where: point ? { lat: Number(lat), lng: Number(lng) } : { place },
      ...Object.fromEntries(Object.entries(more).filter(([, text]) => text !== '')),
    },
    ...(said && (said.includes('@') ? { finderEmail: said } : { finderMobile: said })),
    captcha,
  }
}

/** The field of the form that a field of the call belongs to. */
export function fieldOf(path: string): Field {
  const name = path.replace(/^report\./, '').split('.')[0] ?? ''
  if (name === 'where') return 'place'
  if (name === 'finderEmail' || name === 'finderMobile') return 'contact'
  return name === 'species' || name === 'whereabouts' || name === 'captcha' ? name : ''
}
