import * as z from 'zod'
import type { Field, Typed } from './fields.ts'

const Text = z.string().max(2000).default('')

/** What comes with the form, whatever else does. */
export const TypedForm = z.object({
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
