import { withoutBlanks } from '#platform/web/form.ts'
import { CHECKLIST, LEAST_IMPLANTS } from '../../kinds.ts'

const NO_IMPLANT = { chipNumber: '', on: '', place: '', passed: 'yes' }

/** An implant that nothing is said of yet; in the same place as the one before. */
export const nextImplant = (before: readonly { on: string; place: string }[]) => {
  const last = before.at(-1)
  return { ...NO_IMPLANT, on: last?.on ?? '', place: last?.place ?? '' }
}

/** A practical as its form begins. */
export const assessmentAtStart = (studentId: string, species: string) => ({
  studentId,
  species,
  checklist: Object.fromEntries(CHECKLIST.map((step) => [step, false])),
  implants: Array.from({ length: LEAST_IMPLANTS }, () => ({ ...NO_IMPLANT })),
  watched: '',
  passed: '',
  note: '',
  notRelated: false,
  signature: '',
})
export type Assessment = ReturnType<typeof assessmentAtStart>

/** The form as the call takes it. */
export function assessmentAsked({ implants, passed, notRelated, note, ...rest }: Assessment): unknown {
  return {
    ...objectOf(withoutBlanks(rest)),
    note,
    implants: implants.map(({ passed: wentWell, ...implant }) => ({ ...objectOf(withoutBlanks(implant)), passed: wentWell === 'yes' })),
    ...(passed !== '' && { passed: passed === 'yes' }),
    ...(notRelated && { notRelated }),
  }
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
