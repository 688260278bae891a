import type { useForm } from '@mantine/form'
import type { Giving } from './giving.ts'

/** The form, as its parts need it. */
export type GivingForm = Pick<ReturnType<typeof useForm<Giving>>, 'getInputProps' | 'values' | 'setFieldValue' | 'errors'>
