import type { ComponentProps } from 'react'
import { CheckField } from '#ui/CheckField.tsx'

interface BackupFieldProps extends Omit<ComponentProps<typeof CheckField>, 'label' | 'hint'> {
  /** What the animal is called. */
  animal: string
}

/** Whether the organisation stays behind the animal when it has a keeper again. */
export function BackupField({ animal, ...input }: BackupFieldProps) {
  return (
    <CheckField
      {...input}
      label="We stay its rescue back-up"
      hint={`If a later keeper cannot keep ${animal}, or a vet cannot reach them, you are asked first.`}
    />
  )
}
