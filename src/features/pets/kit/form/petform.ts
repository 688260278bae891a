import type { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Problems } from '#platform/web/steps.ts'
import type { PetAnswers } from './answers.ts'

type InputProps = ReturnType<ReturnType<typeof useForm<PetAnswers>>['getInputProps']>
type PetField = keyof PetAnswers | `implant.${keyof PetAnswers['implant']}`

/** The answers about one animal, wherever they stand in a form: what the parts of the form work with. */
export interface PetForm {
  answers: PetAnswers
  /** What to spread on a field. */
  field: (name: PetField) => InputProps & { 'data-path': string }
  error: (name: PetField) => ReactNode
  /** Writes answers, and takes back what was said against them. */
  set: (changes: Partial<PetAnswers>) => void
}

interface Holder {
  errors: Problems
  getInputProps: (path: string) => InputProps
  setFieldValue: (path: string, value: unknown) => void
}

/** A pet's part of a form; `within` is where it stands, as in `pet.`. */
export function petFormOf(form: Holder, answers: PetAnswers, within = ''): PetForm {
  return {
    answers,
    field: (name) => ({ ...form.getInputProps(within + name), 'data-path': within + name }),
    error: (name) => form.errors[within + name],
    set: (changes) => {
      for (const [name, value] of Object.entries(changes)) form.setFieldValue(within + name, value)
    },
  }
}
