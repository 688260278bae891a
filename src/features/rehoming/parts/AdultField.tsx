import type { ComponentProps } from 'react'
import { CheckField } from '#ui/CheckField.tsx'

/** Only an adult may become a keeper. */
export function AdultField(input: Omit<ComponentProps<typeof CheckField>, 'label' | 'hint'>) {
  return <CheckField {...input} label="I’m 18 or over" hint="Only adults can be keepers." />
}
