import type { useForm } from '@mantine/form'
import type { Asking } from './claim.ts'

/** The form, as its parts need it. */
export type AskingForm = Pick<ReturnType<typeof useForm<Asking>>, 'getInputProps' | 'values'>
