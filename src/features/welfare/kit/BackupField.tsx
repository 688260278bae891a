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
      label="Stay on as its rescue back-up"
      hint={`If a later keeper can’t keep ${animal}, or a vet can’t reach them, we’ll ask you first.`}
    />
  )
}
