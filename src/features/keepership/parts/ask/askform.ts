import type { useForm } from '@mantine/form'
import type { Asking } from './asking.ts'

/** The form, as its parts need it. */
export type AskingForm = Pick<ReturnType<typeof useForm<Asking>>, 'getInputProps' | 'values'>
