import { withoutBlanks } from '#platform/web/form.ts'

/** The answers of the form that asks to be an animal's keeper. */
export const blankAsking = {
  chipNumber: '',
  reason: '',
  photoId: '',
  statement: { by: '', words: '' },
  council: { name: '', reference: '', reportedOn: '', releasedOn: '', releaseReference: '' },
  declaration: false,
}

export type Asking = typeof blankAsking

/** What the call is asked: the council only for a found animal. */
export function asked({ council, ...answers }: Asking): unknown {
  return withoutBlanks({ ...answers, ...(answers.reason === 'found' && { council }) })
}
