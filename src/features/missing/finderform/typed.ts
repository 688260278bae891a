import * as z from 'zod'
import { keysOf } from '#platform/keysof.ts'
import { nothingTyped, PROBLEMS, type Typed } from './fields.ts'

const LONGEST = 2000

const Text = z.string().max(LONGEST).default('')

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
  finderName: Text,
  captcha: z.string().max(20_000).default(''),
})

export const WrongFields = z.array(z.enum(keysOf(PROBLEMS)))

/** What a browser has posted. It ends a line with two characters where the limits of the form count one. */
export function typedIn(posted: URLSearchParams): Typed {
  const textOf = (name: string) => (posted.get(name) ?? '').replaceAll('\r\n', '\n').slice(0, name === 'captcha' ? 20_000 : LONGEST)
  return TypedForm.parse(Object.fromEntries(keysOf(nothingTyped).map((name) => [name, textOf(name)])))
}
