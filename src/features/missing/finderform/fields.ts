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
  finderName: '',
  captcha: '',
}
export type Typed = typeof nothingTyped

/** The fields that can be wrong, in the order of the form, and for each which phrase says so. */
export const PROBLEMS = {
  species: 'chooseWhat',
  place: 'placeUnknown',
  whereabouts: 'chooseHow',
  contact: 'contactWrong',
  photoId: 'photoFailed',
  captcha: 'person',
  '': 'tryAgain',
} as const
export type Field = keyof typeof PROBLEMS

/** As the call takes it. */
export function requestOf({
  species,
  place,
  lat,
  lng,
  whereabouts,
  contact,
  finderName,
  captcha,
  ...more
}: Typed): Record<string, unknown> {
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
    ...(finderName.trim() && { finderName }),
    ...(said && (said.includes('@') ? { finderEmail: said } : { finderMobile: said })),
    captcha,
  }
}

/** The field of the form that a field of the call belongs to. */
export function fieldOf(path: string): Field {
  const name = path.replace(/^report\./, '').split('.')[0] ?? ''
  if (name === 'where') return 'place'
  if (name === 'finderEmail' || name === 'finderMobile') return 'contact'
  return isField(name) ? name : ''
}

export const isField = (name: string): name is Field => Object.hasOwn(PROBLEMS, name)
