import { keysOf } from '#platform/keysof.ts'

/** What whoever fills in the form has typed, as it was typed. */
export const nothingTyped = {
  species: '',
  place: '',
  lat: '',
  lng: '',
  whereabouts: '',
  contact: '',
  colour: '',
  description: '',
  chipNumber: '',
  photoId: '',
  captcha: '',
}
export type Typed = typeof nothingTyped

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
